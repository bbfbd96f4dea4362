/** Writing to the platform without an account; the answer comes by e-mail. */
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { solveNextChallenge } from './concern-channel'

export interface ContactMessage {
  name: string
  email: string
  subject: string
  body: string
  language: string
  /** Sent again after a lost answer, it is the same message. */
  client_id: string
}

const receiptSchema = z.object({ number: z.number(), reply_due_at: z.string() })
export type ContactReceipt = z.infer<typeof receiptSchema>

/** Errors (invalid): `name_refused`, `email_refused`, `subject_refused`, `text_required`, `too_many_tickets`, `contact_busy`. */
export async function sendContactMessage(
  message: ContactMessage,
  onWait: (seconds: number) => void,
): Promise<ContactReceipt> {
  const client = await getDb()
  const proof = await solveNextChallenge(null, onWait)
  const rows = await unwrap(
    client.rpc('send_contact_message', {
      p_name: message.name,
      p_email: message.email,
      p_subject: message.subject,
      p_body: message.body,
      p_language: message.language,
      p_client_id: message.client_id,
      ...proof,
    }),
  )
  return receiptSchema.parse(rows[0])
}
