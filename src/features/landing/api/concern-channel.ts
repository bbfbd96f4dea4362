/** The concern channel: reports about a child's safety, with or without an account, and following them. */
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { solveChallenge } from '../model/proof-of-work'

const schoolSchema = z.object({ id: z.string(), name: z.string(), location: z.string().nullable() })
export type FoundSchool = z.infer<typeof schoolSchema>

/** Schools with a word that begins so; from three characters on, at most eight. */
export async function findSchools(query: string): Promise<FoundSchool[]> {
  const client = await getDb()
  return schoolSchema.array().parse(await unwrap(client.rpc('find_schools', { p_query: query })))
}

/** The school an address names; null for one that is not there. */
export async function fetchSchool(id: string): Promise<FoundSchool | null> {
  const client = await getDb()
  const rows = await unwrap(client.rpc('find_schools', { p_school_id: id }))
  return schoolSchema.array().parse(rows)[0] ?? null
}

export interface ConcernReport {
  body: string
  school_id: string | null
  /** Typed, where no school was chosen. */
  school_name: string
  /** Staff of the school, chosen by a member; null where somebody is described in words. */
  about_user_id: string | null
  about_name: string
  contact: string
  is_about_officer: boolean
  is_about_owner: boolean
  is_for_platform: boolean
  is_urgent: boolean
  is_anonymous: boolean
}

const challengeSchema = z.object({
  challenge: z.string(),
  bits: z.number(),
  wait_seconds: z.number(),
})

interface Sending {
  /** Signed-in people report without working off a challenge. */
  isSignedIn: boolean
  /** Told the seconds to wait, once, when there are any. */
  onWait: (seconds: number) => void
}

/** Answers with the code to follow the report. */
export async function sendConcern(report: ConcernReport, sending: Sending): Promise<string> {
  const client = await getDb()
  const proof = sending.isSignedIn ? {} : await solveNextChallenge(report.school_id, sending.onWait)
  return unwrap(
    client.rpc('report_concern', {
      p_body: report.body,
      ...(report.school_id && { p_school_id: report.school_id }),
      p_school_name: report.school_name,
      ...(report.about_user_id && { p_about_user_id: report.about_user_id }),
      p_about_name: report.about_name,
      p_reporter_contact: report.contact,
      p_is_about_officer: report.is_about_officer,
      p_is_about_owner: report.is_about_owner,
      p_is_for_platform: report.is_for_platform,
      p_is_urgent: report.is_urgent,
      p_is_anonymous: report.is_anonymous,
      ...proof,
    }),
  )
}

/** Works off what somebody without an account owes before writing; waits as long as it is told. */
export async function solveNextChallenge(
  schoolId: string | null,
  onWait: (seconds: number) => void,
) {
  const client = await getDb()
  const rows = await unwrap(client.rpc('start_concern', schoolId ? { p_school_id: schoolId } : {}))
  const [started] = challengeSchema.array().min(1).parse(rows)
  if (!started) throw new Error('no challenge')
  const { challenge, bits, wait_seconds: seconds } = started
  if (seconds > 0) onWait(seconds)
  const [nonce] = await Promise.all([
    solveChallenge(challenge, bits),
    new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  ])
  return { p_challenge: challenge, p_nonce: nonce }
}

const followedSchema = z.object({
  status: z.enum(['open', 'in_review', 'closed']),
  created_at: z.string(),
  entries: z.array(
    z.object({ kind: z.enum(['reply', 'addition']), body: z.string(), created_at: z.string() }),
  ),
})
export type FollowedConcern = z.infer<typeof followedSchema>

/** Null for a code that belongs to no report. */
export async function followConcern(code: string): Promise<FollowedConcern | null> {
  const client = await getDb()
  const rows = await unwrap(client.rpc('follow_concern', { p_receipt: code.slice(0, 100) }))
  return followedSchema.array().parse(rows)[0] ?? null
}

/** Errors: `too_many_additions` (invalid) from the 21st of a day on. */
export async function addToConcern(code: string, body: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('add_to_concern', { p_receipt: code, p_body: body }))
}
