/** Scheduled work: runs what cron.job lists, then the HTTP requests that pg_net holds, then the workers with work. */
import type { Part, PartContext } from '../http/part'
import { describeReason } from '../errors'
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

/** Edge functions that empty a queue, and whether theirs holds something. */
const WORKERS = [
  {
    name: 'deliver-mail',
    relations: ['public.mail_outbox'],
    work: `exists (select from public.mail_outbox where status in ('queued', 'sending'))`,
  },
  {
    name: 'deliver-push',
    relations: ['public.push_outbox'],
    work: `exists (
      select from public.push_outbox where status in ('queued', 'sending') and next_attempt_at <= now()
    )`,
  },
  {
    name: 'check-uploads',
    relations: ['storage.objects', 'private.upload_checks'],
    work: `exists (
      select from storage.objects as stored
      left join private.upload_checks as known on known.object_id = stored.id
      where stored.bucket_id = 'incoming' and coalesce(known.next_attempt_at, now()) <= now()
        and not exists (
          select from private.file_deletions as queued
          where queued.bucket_id = 'incoming' and queued.name = stored.name and queued.deleted_at is null
        )
    )`,
  },
  {
    name: 'erase-data',
    relations: ['private.file_deletions', 'private.account_erasures'],
    work: `exists (select from private.file_deletions where deleted_at is null and next_attempt_at <= now())
      or exists (select from private.account_erasures where next_attempt_at <= now())`,
  },
]

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
        message = describeReason(error)
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
      log(`${request.url}: ${describeReason(error)}`)
    }
  }

  async function sendQueued(): Promise<void> {
    const { rows } = await lock(() =>
      db.query<QueuedRequest>('delete from net.http_request_queue returning *'),
    )
    for (const request of rows) await send(request)
  }

  /** On a hosted project pg_cron calls every worker each minute; here only one that has something to do. */
  async function callWorkers(): Promise<void> {
    for (const { name, relations, work } of WORKERS) {
      const waiting = await lock(async () => {
        const known = await db.query<{ count: number }>(
          'select count(to_regclass(name))::int as count from unnest($1::text[]) as name',
          [relations],
        )
        if (known.rows[0]?.count !== relations.length) return false
        return (await db.query<{ is_due: boolean }>(`select (${work}) as is_due`)).rows[0]?.is_due
      })
      if (waiting) await callWorker(name)
    }
  }

  async function callWorker(name: string): Promise<void> {
    const headers = { authorization: `Bearer ${SERVICE_ROLE_KEY}` }
    const response = await fetch(`${url}/functions/v1/${name}`, { method: 'POST', headers })
    if (!response.ok) log(`${name} answered ${response.status}: ${await response.text()}`)
  }

  return {
    prefixes: [],
    fetch: async () => new Response(null, { status: 404 }),
    async tick(now) {
      const { rows } = await lock(() => db.query<Job>('select * from cron.job where active'))
      for (const job of rows) if (isDue(job.schedule, now)) await runJob(job)
      await sendQueued()
      await callWorkers()
    },
  }
}
