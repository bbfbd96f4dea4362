/** All parts of the stack. A new stand-in is one more line here. */
import type { Config } from '../config'
import type { Part, PartContext } from '../http/part'
import { createFcmAccount } from '../keys'
import { createFunctions } from './functions/part'
import { createJobs } from './jobs'
import { createMailPage } from './mail-page'
import { createPushService } from './push/part'
import { createRealtime } from './realtime/part'
import { createPayments } from './stripe/part'
import { createSupabaseLite } from './supabase-lite'

export async function createParts(context: PartContext, config: Config): Promise<Part[]> {
  const fcm = createFcmAccount()
  return [
    createSupabaseLite(context, config),
    createFunctions(context, config, fcm),
    await createRealtime(context),
    createMailPage(context.mailbox),
    createPushService({ fcm, url: context.url }),
    createPayments(context),
    createJobs(context),
  ]
}
