-- Jobs: the work nobody asks for, how far it has come, and whether it still runs.
--
--               everybody   admin
-- job_cursors   -           s
-- job_health    -           s
--
-- The scheduler only knocks: every job is a plain function that can be called at any time, does what
-- has become due since its cursor, and may be called again without doing anything twice. run_job
-- notes the outcome of each run, so that a job which stopped is seen: late means three intervals
-- without a good run.
--
-- queue_reminders          every minute   trainings, matches and tasks that come near
-- escalate_changes         5 minutes      changed dates that families have not seen
-- remind_before_answer_end 15 minutes     families that have not answered a match whose answers are due in a day
-- queue_digests            hourly         e-mails about what waits in the bell, to whoever wants one
-- remind_of_subscriptions  hourly         trials that end, and payments that failed, to whoever pays
-- expire_invitations       daily          invitations that ran out, requests to join that nobody answered
-- extend_training_series   daily          the coming weeks of every series
-- remind_of_reviews        daily          goals that end within a week, and reviews that are due, to the coach
-- evaluate_awards          daily          achievements that players earned by rule
-- forget_old_deliveries    daily          what bell, outboxes, devices and appointments need not keep
-- delete_withdrawn_health  daily          health whose consent was withdrawn 30 days ago
-- sweep_files              daily          stored files that no row shows
-- propose_retention        daily          players whose record a school need not keep any longer
-- close_solved_tickets     daily          support tickets that are solved for 14 days
-- count_platform           hourly         the numbers of the administrators' cockpit
--
-- Kept: read notifications half a year, unread ones a year, ended e-mails 90 days, ended pushes 30
-- days, devices 60 days after they were last seen, hashes of who reported a concern two days, appointments of
-- families a year after they are over.

-- Tables ------------------------------------------------------------------------------------

create table public.job_cursors (
  name text not null,
  runs_every interval not null,
  cursor_at timestamptz not null default now(),
  last_run_at timestamptz,
  last_count int,
  last_milliseconds int,
  failed_count int not null default 0,
  last_failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_cursors_pkey primary key (name),
  constraint job_cursors_name_form check (name ~ '^[a-z]+(_[a-z]+)*$' and char_length(name) <= 60),
  constraint job_cursors_runs_every_positive check (runs_every > interval '0'),
  constraint job_cursors_last_error_length check (char_length(last_error) <= 1000),
  constraint job_cursors_failed_count_positive check (failed_count >= 0)
);

comment on column public.job_cursors.cursor_at is 'Everything due up to here is done.';
comment on column public.job_cursors.last_run_at is 'The heartbeat: the last run that went well.';
comment on column public.job_cursors.last_milliseconds is 'How long that run took.';
comment on column public.job_cursors.failed_count is 'Failures since then.';

insert into public.job_cursors (name, runs_every)
values
  ('queue_reminders', '1 minute'),
  ('escalate_changes', '5 minutes'),
  ('remind_before_answer_end', '15 minutes'),
  ('queue_digests', '1 hour'),
  ('remind_of_subscriptions', '1 hour'),
  ('expire_invitations', '1 day'),
  ('extend_training_series', '1 day'),
  ('remind_of_reviews', '1 day'),
  ('evaluate_awards', '1 day'),
  ('forget_old_deliveries', '1 day'),
  ('delete_withdrawn_health', '1 day'),
  ('sweep_files', '1 day'),
  ('propose_retention', '1 day'),
  ('close_solved_tickets', '1 day'),
  ('count_platform', '1 hour');

-- Policies ----------------------------------------------------------------------------------

alter table public.job_cursors enable row level security;

create policy job_cursors_select on public.job_cursors for select to authenticated using (
  (select private.is_admin())
);

-- Views -------------------------------------------------------------------------------------

create view public.job_health
with (security_invoker = true)
as
select
  name,
  extract(epoch from runs_every)::int as runs_every_seconds,
  last_run_at,
  last_count,
  last_milliseconds,
  failed_count,
  last_failed_at,
  last_error,
  coalesce(last_run_at, created_at) < now() - 3 * runs_every as is_late
from public.job_cursors;

comment on view public.job_health is 'Which jobs run, and which have stopped.';

-- Functions ---------------------------------------------------------------------------------

-- What bell, outboxes, devices, families' appointments and the scheduler's own log need not keep; counts the rows.
create function private.forget_old_deliveries()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone int := 0;
  more int;
begin
  delete from public.notifications
  where created_at < now() - interval '180 days'
    and (read_at is not null or created_at < now() - interval '1 year');
  get diagnostics more = row_count;
  gone := gone + more;
  delete from public.mail_outbox
  where status in ('sent', 'failed', 'dropped') and updated_at < now() - interval '90 days';
  get diagnostics more = row_count;
  gone := gone + more;
  delete from public.push_outbox
  where status in ('sent', 'failed', 'dropped') and updated_at < now() - interval '30 days';
  get diagnostics more = row_count;
  gone := gone + more;
  delete from public.push_devices where last_seen_at < now() - interval '60 days';
  get diagnostics more = row_count;
  gone := gone + more + private.forget_report_senders() + private.forget_old_appointments();
  delete from private.push_actions where expires_at <= now();
  get diagnostics more = row_count;
  gone := gone + more;
  delete from private.digest_tokens where expires_at <= now();
  get diagnostics more = row_count;
  gone := gone + more;
  delete from private.birth_dates where protects_until <= now();
  get diagnostics more = row_count;
  gone := gone + more;
  begin
    delete from cron.job_run_details where end_time < now() - interval '7 days';
  exception
    when undefined_table or invalid_schema_name or insufficient_privilege then
      null; -- No scheduler, no log.
  end;
  return gone;
end;
$$;

-- Runs a job and notes how it went; answers what the job counted, null when it failed. A failure is
-- undone as a whole, kept in last_error, and tried again by the next run. Error: unknown_job (P0001).
create function private.run_job(p_name text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted int;
  started_at timestamptz := clock_timestamp();
begin
  perform from public.job_cursors where name = p_name for update;
  if not found then
    raise exception 'unknown_job' using errcode = 'P0001';
  end if;
  begin
    case p_name
      when 'queue_reminders' then counted := private.queue_reminders();
      when 'escalate_changes' then counted := private.escalate_changes();
      when 'remind_before_answer_end' then counted := private.remind_before_answer_end();
      when 'queue_digests' then counted := private.queue_digests();
      when 'remind_of_subscriptions' then counted := private.remind_of_subscriptions();
      when 'expire_invitations' then
        counted := private.expire_invitations() + private.forget_join_requests();
      when 'extend_training_series' then counted := public.extend_all_training_series();
      when 'remind_of_reviews' then counted := private.remind_of_reviews();
      when 'evaluate_awards' then
        select sum(public.evaluate_school_awards(id)) into counted from public.schools;
      when 'forget_old_deliveries' then counted := private.forget_old_deliveries();
      when 'delete_withdrawn_health' then counted := private.delete_withdrawn_health();
      when 'sweep_files' then counted := private.sweep_files();
      when 'propose_retention' then counted := private.propose_retention();
      when 'close_solved_tickets' then counted := private.close_solved_tickets();
      when 'count_platform' then counted := private.keep_platform_numbers();
    end case;
  exception when others then
    update public.job_cursors
    set failed_count = failed_count + 1, last_failed_at = now(), last_error = left(sqlerrm, 1000)
    where name = p_name;
    raise warning 'job %: %', p_name, sqlerrm;
    return null;
  end;
  update public.job_cursors
  set last_run_at = now(), last_count = counted, failed_count = 0, last_error = null,
    last_milliseconds = least(extract(epoch from clock_timestamp() - started_at) * 1000, 2147483647)::int
  where name = p_name;
  return counted;
end;
$$;

-- Jobs --------------------------------------------------------------------------------------
-- A project without the scheduler still migrates; docs/deploy.md says how to switch it on. Times are
-- UTC: the daily ones run while Europe sleeps, except for those that tell people something.

do $$
begin
  perform cron.schedule('queue-reminders', '* * * * *', $job$select private.run_job('queue_reminders')$job$);
  perform cron.schedule(
    'escalate-changes', '*/5 * * * *', $job$select private.run_job('escalate_changes')$job$
  );
  perform cron.schedule(
    'remind-before-answer-end', '*/15 * * * *', $job$select private.run_job('remind_before_answer_end')$job$
  );
  perform cron.schedule('queue-digests', '3 * * * *', $job$select private.run_job('queue_digests')$job$);
  perform cron.schedule(
    'remind-of-subscriptions', '27 * * * *', $job$select private.run_job('remind_of_subscriptions')$job$
  );
  perform cron.schedule('expire-invitations', '7 2 * * *', $job$select private.run_job('expire_invitations')$job$);
  perform cron.schedule(
    'extend-training-series', '22 2 * * *', $job$select private.run_job('extend_training_series')$job$
  );
  perform cron.schedule('remind-of-reviews', '37 6 * * *', $job$select private.run_job('remind_of_reviews')$job$);
  perform cron.schedule('evaluate-awards', '52 2 * * *', $job$select private.run_job('evaluate_awards')$job$);
  perform cron.schedule(
    'forget-old-deliveries', '37 3 * * *', $job$select private.run_job('forget_old_deliveries')$job$
  );
  perform cron.schedule(
    'delete-withdrawn-health', '47 3 * * *', $job$select private.run_job('delete_withdrawn_health')$job$
  );
  perform cron.schedule('sweep-files', '12 3 * * *', $job$select private.run_job('sweep_files')$job$);
  perform cron.schedule(
    'propose-retention', '42 3 * * *', $job$select private.run_job('propose_retention')$job$
  );
  perform cron.schedule(
    'close-solved-tickets', '32 3 * * *', $job$select private.run_job('close_solved_tickets')$job$
  );
  perform cron.schedule('count-platform', '41 * * * *', $job$select private.run_job('count_platform')$job$);
exception
  when invalid_schema_name or undefined_function or insufficient_privilege then
    raise notice 'no scheduler: nobody is reminded of anything';
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.job_cursors, public.job_health from anon, authenticated;

grant select on public.job_cursors, public.job_health to authenticated;
