/** Background work, displayed in the corner of every page. */
export const background = {
  tray: 'Background work',
  statuses: {
    RECEIVING: 'Uploading',
    READY: 'Ready',
    CHECKING: 'Checking',
    RUNNING: 'Running',
    PAUSED: 'Paused',
    FINISHED: 'Done',
    CANCELED: 'Cancelled',
    FAILED: 'Failed',
    UNDOING: 'Undoing',
    UNDONE: 'Undone',
  },
  progress: (percent: number) => `${percent} % of the file`,
}
