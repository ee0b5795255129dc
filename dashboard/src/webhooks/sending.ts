/** The deliveries that can be sent again together. */
export const resendStatuses = ['all', 'DEAD', 'DELIVERED'] as const
