/** What goes on in the background, in the corner of every page. */
export const background = {
  tray: 'In the background',
  statuses: {
    RECEIVING: 'Coming in',
    READY: 'Waiting for you',
    CHECKING: 'Being tried',
    RUNNING: 'Running',
    PAUSED: 'Paused',
    FINISHED: 'Done',
    CANCELED: 'Canceled',
    FAILED: 'Stopped',
    UNDOING: 'Being undone',
    UNDONE: 'Undone',
  },
  progress: (percent: number) => `${percent} % of the file`,
}
