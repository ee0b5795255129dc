export interface CallOptions {
  /** Identifies this write, so that a retry has no second effect. Generated for each write by default. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type CallFunction<Input, Output> = (request: Input, options?: CallOptions) => Promise<Output>
