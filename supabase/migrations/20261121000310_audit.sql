-- Audit: who did what to whom, kept for ever and changed by nobody.
--
--             everybody  owner                      admin
-- audit_log   -          s what happened in school  s
--
-- Written by private.audit alone, from functions and triggers of the other chapters: grants and
-- revocations of roles, suspensions, invitations, staff opening a child's narrow data, changes asked for
-- of somebody's subscription, exports and erasures. Names are not copied: an entry points to a person, and stays when the person goes. What was
-- corrected stands in details.changes, [{field, before, after}], until the account it was about is deleted.

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
create index audit_log_plan on public.audit_log ((details ->> 'plan_id'), occurred_at desc)
where details ->> 'plan_id' is not null;

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

-- An entry changes in one way alone: it forgets what a correction replaced.
create function private.refuse_rewriting_audit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{details}', old.details - 'changes') then
    return new;
  end if;
  raise exception 'append_only' using errcode = '42501';
end;
$$;

create trigger audit_log_append_only before update or delete on public.audit_log
for each row execute function private.refuse_rewriting_audit();

-- Names and numbers of a deleted account do not live on in the log.
create function private.forget_corrections()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.audit_log set details = details - 'changes'
  where user_id = old.id and details ? 'changes';
  return old;
end;
$$;

create trigger users_forget_corrections after delete on public.users
for each row execute function private.forget_corrections();

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

-- What differs between two states of a row, for an entry: {fields, changes: [{field, before, after}]}. Long
-- texts are cut: an entry is no copy. Null where nothing differs.
create function private.list_changes(p_before jsonb, p_after jsonb, p_fields text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when count(*) > 0 then jsonb_build_object(
    'fields', jsonb_agg(field order by field),
    'changes', jsonb_agg(
      jsonb_build_object(
        'field', field, 'before', left(p_before ->> field, 120), 'after', left(p_after ->> field, 120)
      ) order by field
    )
  ) end
  from unnest(p_fields) as field
  where p_before -> field is distinct from p_after -> field;
$$;

-- A school's own facts, whoever corrects them: an owner or an administrator.
create function private.audit_school_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  told jsonb := private.list_changes(to_jsonb(old), to_jsonb(new), array[
    'name', 'type', 'location', 'address', 'website', 'time_zone', 'country', 'season_start_month',
    'accepts_owner_invitations', 'coaches_may_invite', 'live_ticker', 'has_player_votes',
    'least_minutes_share', 'children_quiet_from', 'children_quiet_until', 'digital_consent_age', 'retention_seasons'
  ]);
begin
  if told is not null then
    perform private.audit('school_edited', new.id, null, null, told);
  end if;
  return null;
end;
$$;

create trigger schools_audit_change after update on public.schools
for each row execute function private.audit_school_change();

-- Grants ------------------------------------------------------------------------------------
-- private.audit is called by definer functions only: nobody writes their own evidence.

revoke all on public.audit_log from anon, authenticated;

grant select on public.audit_log to authenticated;
