/** Scheduled work: runs what cron.job lists, then the HTTP requests that pg_net holds, then the mail delivery. */
import type { Part, PartContext } from '../http/part'
import { reasonOf } from '../errors'
import { SERVICE_ROLE_KEY } from '../keys'
import { isDue } from './cron-time'

interface Job {
  jobid: number
  jobname: string | null
  schedule: string
  command: string
}

interface QueuedRequest {
  id: number
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

export function createJobs({ url, db, lock, log }: PartContext): Part {
  async function runJob(job: Job): Promise<void> {
    await lock(async () => {
      const startedAt = new Date()
      let message = 'ok'
      let status = 'succeeded'
      try {
        await db.transaction((tx) => tx.exec(job.command))
      } catch (error) {
        status = 'failed'
        message = reasonOf(error)
        log(`The scheduled job ${job.jobname ?? job.jobid} failed: ${message}`)
      }
      await db.query(
        `insert into cron.job_run_details (jobid, command, status, return_message, start_time, end_time)
         values ($1, $2, $3, $4, $5, now())`,
        [job.jobid, job.command, status, message, startedAt.toISOString()],
      )
    })
  }

  async function send(request: QueuedRequest): Promise<void> {
    // Whatever a migration says, the stack calls nobody but itself.
    if (!request.url.startsWith(`${url}/`)) return
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body === null ? undefined : JSON.stringify(request.body),
      })
      await response.arrayBuffer()
    } catch (error) {
      log(`${request.url}: ${reasonOf(error)}`)
    }
  }

  async function sendQueued(): Promise<void> {
    const { rows } = await lock(() =>
      db.query<QueuedRequest>('delete from net.http_request_queue returning *'),
    )
    for (const request of rows) await send(request)
  }

  async function deliverMail(): Promise<void> {
    const waiting = await lock(() =>
      db.query<{ count: number }>(
        `select count(*)::int as count from pg_class where oid = to_regclass('public.mail_outbox')
           and exists (select from public.mail_outbox where status in ('queued', 'sending'))`,
      ),
    ).catch(() => null)
    if (!waiting?.rows[0]?.count) return
    const headers = { authorization: `Bearer ${SERVICE_ROLE_KEY}` }
    const response = await fetch(`${url}/functions/v1/deliver-mail`, { method: 'POST', headers })
    if (!response.ok) log(`deliver-mail answered ${response.status}: ${await response.text()}`)
  }

  return {
    prefixes: [],
    fetch: async () => new Response(null, { status: 404 }),
    async tick(now) {
      const { rows } = await lock(() => db.query<Job>('select * from cron.job where active'))
      for (const job of rows) if (isDue(job.schedule, now)) await runJob(job)
      await sendQueued()
      await deliverMail()
    },
  }
}
