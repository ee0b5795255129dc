import type { Contract } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { Context } from './context.ts'

/** The implementation of a call. Runs once the call is permitted and its request is valid. */
export type Handler<C> = (context: Context, request: RequestOf<C>) => Promise<ResponseOf<C>>

/** All handlers of an area. The compiler checks them against the contract. */
export type Handlers<Area> = { readonly [Name in keyof Area]: Handler<Area[Name]> }

export type AllHandlers = { readonly [Area in keyof Contract]: Handlers<Contract[Area]> }
