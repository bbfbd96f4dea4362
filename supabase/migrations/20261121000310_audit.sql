-- Audit: who did what to whom, kept for ever and changed by nobody.
--
--             everybody  owner                      admin
-- audit_log   -          s what happened in school  s
--
-- Written by private.audit alone, from functions and triggers of the other chapters: grants and
-- revocations of roles, suspensions, invitations, staff opening a child's narrow data, exports and
-- erasures. Names are not copied: an entry points to a person, and stays when the person goes.

-- Tables ------------------------------------------------------------------------------------

create table public.audit_log (
  id bigint not null generated always as identity,
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  school_id uuid,
  user_id uuid,
  player_id uuid,
  details jsonb not null default '{}',
  constraint audit_log_pkey primary key (id),
  constraint audit_log_action_form check (action ~ '^[a-z]+(_[a-z]+)*$' and char_length(action) <= 60),
  constraint audit_log_details_form check (
    jsonb_typeof(details) = 'object' and char_length(details::text) <= 4000
  )
);

comment on column public.audit_log.actor_id is 'Account that acted; empty for the database itself. No foreign key: an entry outlives everybody it names.';
comment on column public.audit_log.user_id is 'Account it was done to, if any.';
comment on column public.audit_log.player_id is 'Player it was done to, if any.';

-- Indexes -----------------------------------------------------------------------------------

create index audit_log_school on public.audit_log (school_id, occurred_at desc);
create index audit_log_occurred_at on public.audit_log (occurred_at desc);
create index audit_log_user on public.audit_log (user_id, occurred_at desc);
create index audit_log_player on public.audit_log (player_id, occurred_at desc);
create index audit_log_actor on public.audit_log (actor_id, occurred_at desc);

-- Triggers ----------------------------------------------------------------------------------

-- For every table of any chapter whose rows are evidence.
create function private.refuse_rewriting_history()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'append_only' using errcode = '42501';
end;
$$;

create trigger audit_log_append_only before update or delete on public.audit_log
for each row execute function private.refuse_rewriting_history();

-- Policies ----------------------------------------------------------------------------------

alter table public.audit_log enable row level security;

create policy audit_log_select on public.audit_log for select to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

-- Functions ---------------------------------------------------------------------------------

-- Adds an entry in the name of whoever is signed in. p_action: snake_case, what happened.
create function private.audit(
  p_action text,
  p_school_id uuid default null,
  p_user_id uuid default null,
  p_player_id uuid default null,
  p_details jsonb default '{}'
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, school_id, user_id, player_id, details)
  values ((select auth.uid()), p_action, p_school_id, p_user_id, p_player_id, p_details);
$$;

-- Grants ------------------------------------------------------------------------------------
-- private.audit is called by definer functions only: nobody writes their own evidence.

revoke all on public.audit_log from anon, authenticated;

grant select on public.audit_log to authenticated;
