-- Notifications: what the bell shows.
--
--                 every signed-in person   service role
-- notifications   self s, self u           s i u d
--
-- Only functions of the database write notifications, most of them through private.notify. The bell
-- keeps everything, whatever somebody's preferences say; those decide what also leaves the
-- application, by e-mail and push (see the chapter of deliveries). The channel user:<id> announces
-- the id of a new one; the browser then reads the row itself, so nothing personal travels in a
-- broadcast.
--
-- kind and payload say what happened; the words are the reader's language and made by the browser,
-- the mailer or the pusher. Names go into the payload, health, what somebody wrote and amounts do not;
-- the price of one's own plan does, which has to be named before it is taken.

-- Types -------------------------------------------------------------------------------------

create type public.notification_category as enum (
  'training', 'messages', 'tasks', 'notes', 'system', 'payments'
);

-- Tables ------------------------------------------------------------------------------------

create table public.notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  category public.notification_category not null,
  kind text not null,
  payload jsonb not null default '{}',
  link text,
  about_id uuid,
  dedupe_key text,
  expires_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notifications_pkey primary key (id),
  constraint notifications_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint notifications_once unique (user_id, dedupe_key),
  -- A new kind needs a sentence in the bell (features/notifications); a test walks this list.
  constraint notifications_kind_known check (
    kind in (
      'role_granted', 'role_declined', 'role_requested', 'file_refused',
      'guardian_added', 'guardian_asked', 'guardian_to_confirm', 'guardian_confirmed',
      'guardian_objected', 'player_account_to_confirm', 'erasure_approved', 'erasure_refused',
      'training_planned', 'training_moved', 'training_cancelled', 'training_reminder',
      'training_answer_missing', 'change_to_see', 'change_unseen',
      'match_planned', 'match_moved', 'match_cancelled', 'match_reminder', 'match_answer_missing',
      'match_called_up', 'match_not_called', 'match_report_published', 'match_vote_opened',
      'lift_asked', 'lift_accepted', 'lift_declined',
      'move_asked', 'move_confirmed', 'move_declined', 'join_asked',
      'task_assigned', 'task_reminder', 'task_cheered',
      'note_shared', 'assessment_shared', 'goals_proposed', 'goals_reviewed',
      'goals_review_due', 'award_won',
      'announcement', 'announcement_to_read', 'message_received', 'mentioned',
      'message_reported', 'consent_withdrawn', 'concern_raised', 'office_offered', 'office_to_confirm',
      'support_ticket', 'support_answer',
      'fee_charged', 'fee_reminder',
      'plan_trial_ending', 'plan_payment_failed', 'plan_payment_late', 'plan_grace_ending',
      'notice_received', 'notice_to_answer', 'notice_accepted', 'notice_declined', 'notice_settled',
      'order_awaits_guardian', 'order_paid', 'order_received', 'order_shipped', 'order_delivered',
      'order_cancelled', 'push_test'
    )
  ),
  constraint notifications_payload_form check (
    jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 4000
  ),
  constraint notifications_dedupe_key_length check (char_length(dedupe_key) between 1 and 200),
  -- A path of this application, so that a notification can never lead somewhere else.
  constraint notifications_link_form check (link ~ '^/([^/].*)?$' and char_length(link) <= 200)
);

comment on column public.notifications.about_id is
  'The training, match or task it is about: what is still waiting to be sent goes when that changes.';
comment on column public.notifications.dedupe_key is
  'The same key again, for the same person, is nothing; empty: told every time.';
comment on column public.notifications.expires_at is
  'From then on it stays in the bell and is no longer sent.';

-- Indexes -----------------------------------------------------------------------------------

create index notifications_user on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_created_at on public.notifications (created_at);

-- Triggers ----------------------------------------------------------------------------------

create function private.broadcast_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', new.id), 'notification_created', 'user:' || new.user_id, true
  );
  return new;
end;
$$;

create trigger notifications_broadcast after insert on public.notifications
for each row
when (new.kind <> 'message_received')
execute function private.broadcast_notification();

-- Policies ----------------------------------------------------------------------------------

alter table public.notifications enable row level security;

-- A message is news for the lock screen only: unread ones are counted in their conversation.
create policy notifications_select on public.notifications for select to authenticated using (
  user_id = (select auth.uid()) and kind <> 'message_received'
);

create policy notifications_update on public.notifications for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

-- Functions ---------------------------------------------------------------------------------

-- Tells people something, whoever is acting and suspended accounts left out; counts those told. For
-- triggers and definer functions of every chapter.
-- p_kind: snake_case, what happened; p_payload: the facts the words are made of; p_link: a path of the
-- application; p_dedupe: the same key for the same person again is nothing; p_about_id: what it is
-- about, see private.forget_pending; p_expires_at: not worth an e-mail or a push after that.
create function private.notify(
  p_user_ids uuid[],
  p_category public.notification_category,
  p_kind text,
  p_payload jsonb default '{}',
  p_link text default null,
  p_dedupe text default null,
  p_about_id uuid default null,
  p_expires_at timestamptz default null
)
returns int
language sql
security definer
set search_path = ''
as $$
  with told as (
    insert into public.notifications (
      user_id, category, kind, payload, link, dedupe_key, about_id, expires_at
    )
    select
      person.id, p_category, p_kind, jsonb_strip_nulls(p_payload), p_link, p_dedupe, p_about_id,
      p_expires_at
    from public.users as person
    where person.id = any(p_user_ids)
      and person.status = 'active'
      and person.id is distinct from (select auth.uid())
    on conflict (user_id, dedupe_key) do nothing
    returning 1
  )
  select count(*)::int from told;
$$;

-- Tells people how their role was decided. Also whoever decided about themselves.
create function private.announce_role(
  p_user_ids uuid[],
  p_kind text,
  p_role public.app_role,
  p_school_name text,
  p_link text
)
returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, category, kind, payload, link)
  select person, 'system', p_kind, jsonb_build_object('role', p_role, 'school_name', p_school_name), p_link
  from unnest(p_user_ids) as person;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.notifications from anon, authenticated;

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
