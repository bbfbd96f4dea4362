-- Notification standards: how the preferences of people begin who have not chosen for themselves.
--
--                               everybody   owner         admin
-- read_notification_standard    -           own school    x
-- save_notification_standard    -           own school    x
-- remove_notification_standard  -           own school    x
-- my_notification_standard      self        self          self
-- take_notification_standard    self        self          self
--
-- The platform may have a standard, and so may a school. Whoever never changed a preference
-- (notification_preferences.chosen_at is empty) follows the standard of the school they joined first among
-- those with one, else the platform's, else usual_standard; each save reaches its followers at once. The first change of one's own
-- ends that, until one takes the standard back. What cannot be switched off (is_mandatory) no standard
-- switches off, and nobody's master switch, clock or quiet hours are in one.

-- Tables ------------------------------------------------------------------------------------

-- Not exposed: read and written by functions. The row without a school is the platform's.
create table private.notification_standards (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  email boolean not null,
  push boolean not null,
  training boolean not null,
  messages boolean not null,
  tasks boolean not null,
  notes boolean not null,
  system boolean not null,
  payments boolean not null,
  training_lead public.lead_time not null,
  tasks_lead public.lead_time not null,
  digest public.digest_rhythm not null,
  updated_by uuid,
  updated_at timestamptz not null default clock_timestamp(),
  constraint notification_standards_pkey primary key (id),
  constraint notification_standards_once unique nulls not distinct (school_id),
  constraint notification_standards_school foreign key (school_id)
  references public.schools (id) on delete cascade,
  constraint notification_standards_updated_by foreign key (updated_by)
  references public.users (id) on delete set null
);

create index notification_standards_updated_by on private.notification_standards (updated_by);

revoke all on private.notification_standards from public, anon, authenticated, service_role;

-- Following ---------------------------------------------------------------------------------

-- What counts where nobody has decided: everything on, a reminder the day before, no digest.
create function private.usual_standard()
returns private.notification_standards
language sql
immutable
set search_path = ''
as $$
  select
    null::uuid, null::uuid, true, true, true, true, true, true, true, true, '1_day'::public.lead_time,
    '1_day'::public.lead_time, 'off'::public.digest_rhythm, null::uuid, null::timestamptz;
$$;

-- What a person follows while they have not chosen: the standard of the first of their schools that has one.
create function private.standard_to_follow(p_user_id uuid)
returns private.notification_standards
language sql
stable
security definer
set search_path = ''
as $$
  select (found.standard).*
  from (
    select standard, 1 as place, held.granted_at, held.id
    from private.notification_standards as standard
    join public.role_assignments as held
      on held.school_id = standard.school_id and held.user_id = p_user_id
    union all
    select standard, 2, null, null from private.notification_standards as standard where standard.school_id is null
    union all
    select private.usual_standard(), 3, null, null
  ) as found
  order by found.place, found.granted_at, found.id
  limit 1;
$$;

-- Whoever of these has not chosen gets what they follow. Null: everybody.
create function private.follow_standard(p_user_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.notification_preferences as own
  set
    email = standard.email, push = standard.push, training = standard.training, messages = standard.messages,
    tasks = standard.tasks, notes = standard.notes, system = standard.system, payments = standard.payments,
    training_lead = standard.training_lead, tasks_lead = standard.tasks_lead, digest = standard.digest
  from (
    select follower.user_id as follower_id, followed.*
    from public.notification_preferences as follower
    cross join lateral private.standard_to_follow(follower.user_id) as followed
    where follower.chosen_at is null and (p_user_ids is null or follower.user_id = any(p_user_ids))
  ) as standard
  where own.user_id = standard.follower_id
    and (
      own.email, own.push, own.training, own.messages, own.tasks, own.notes, own.system, own.payments,
      own.training_lead, own.tasks_lead, own.digest
    ) is distinct from (
      standard.email, standard.push, standard.training, standard.messages, standard.tasks, standard.notes,
      standard.system, standard.payments, standard.training_lead, standard.tasks_lead, standard.digest
    );
$$;

-- The people of a school; without one everybody.
create function private.follow_standard_in(p_school_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.follow_standard(
    case when p_school_id is not null then array(
      select held.user_id from public.role_assignments as held where held.school_id = p_school_id
    ) end
  );
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.follow_standard_at_start()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.follow_standard(array[new.user_id]);
  return null;
end;
$$;

create trigger notification_preferences_follow_standard
after insert on public.notification_preferences
for each row execute function private.follow_standard_at_start();

create function private.follow_standard_with_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.follow_standard(array[case when tg_op = 'DELETE' then old.user_id else new.user_id end]);
  return null;
end;
$$;

create trigger role_assignments_follow_standard
after insert or delete on public.role_assignments
for each row execute function private.follow_standard_with_role();

-- Functions ---------------------------------------------------------------------------------

-- Error: school_not_yours (42501); without a school: admin_only (42501).
create function private.refuse_unless_standard_is_mine(p_school_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_school_id is null then
    if not private.is_admin() then
      raise exception 'admin_only' using errcode = '42501';
    end if;
  elsif not private.is_admin() and p_school_id not in (select private.my_owned_school_ids()) then
    raise exception 'school_not_yours' using errcode = '42501';
  end if;
end;
$$;

-- The standard of a school (or of the platform without one), the platform's where the school has none, and how
-- many of its people have not chosen. updated_at is empty where there is no own one.
-- Errors: admin_only, school_not_yours (42501).
create function public.read_notification_standard(p_school_id uuid default null)
returns table (
  email boolean,
  push boolean,
  training boolean,
  messages boolean,
  tasks boolean,
  notes boolean,
  system boolean,
  payments boolean,
  training_lead public.lead_time,
  tasks_lead public.lead_time,
  digest public.digest_rhythm,
  updated_at timestamptz,
  updated_by text,
  followers int,
  people int
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.refuse_unless_standard_is_mine(p_school_id);
  return query
  select
    standard.email, standard.push, standard.training, standard.messages, standard.tasks, standard.notes,
    standard.system, standard.payments, standard.training_lead, standard.tasks_lead, standard.digest,
    case when standard.school_id is not distinct from p_school_id then standard.updated_at end,
    nullif(btrim(writer.first_name || ' ' || writer.last_name), ''),
    reached.followers, reached.people
  from (
    select own.* from private.notification_standards as own
    union all
    select (private.usual_standard()).*
  ) as standard
  left join public.users as writer
    on writer.id = standard.updated_by and standard.school_id is not distinct from p_school_id
  cross join lateral (
    select
      (count(*) filter (where own.chosen_at is null))::int as followers,
      count(*)::int as people
    from public.notification_preferences as own
    where case
      when p_school_id is null then not exists (
        select from public.role_assignments as held
        join private.notification_standards as theirs on theirs.school_id = held.school_id
        where held.user_id = own.user_id
      )
      else own.user_id in (
        select held.user_id from public.role_assignments as held where held.school_id = p_school_id
      )
    end
  ) as reached
  where standard.school_id is null or standard.school_id = p_school_id
  order by standard.school_id is null, standard.id is null
  limit 1;
end;
$$;

-- Saves a standard and gives it to its followers; answers when. p_seen_at: updated_at of the standard that the
-- writer has seen, empty when there was no own one.
-- Errors: admin_only, school_not_yours (42501); stale_row (P0001) when somebody else was faster; 23502.
create function public.save_notification_standard(
  p_email boolean,
  p_push boolean,
  p_training boolean,
  p_messages boolean,
  p_tasks boolean,
  p_notes boolean,
  p_system boolean,
  p_payments boolean,
  p_training_lead public.lead_time,
  p_tasks_lead public.lead_time,
  p_digest public.digest_rhythm,
  p_school_id uuid default null,
  p_seen_at timestamptz default null
)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  own private.notification_standards;
  usual private.notification_standards;
  after private.notification_standards;
begin
  perform private.refuse_unless_standard_is_mine(p_school_id);
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended('notification_standard ' || coalesce(p_school_id::text, ''), 0)
  );
  select standard.* into own
  from private.notification_standards as standard where standard.school_id is not distinct from p_school_id;
  select standard.* into usual from private.notification_standards as standard where standard.school_id is null;
  if usual.id is null then
    usual := private.usual_standard();
  end if;
  if own.updated_at is distinct from p_seen_at then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  insert into private.notification_standards as standard (
    school_id, email, push, training, messages, tasks, notes, system, payments, training_lead, tasks_lead,
    digest, updated_by, updated_at
  )
  values (
    p_school_id, p_email, p_push, p_training, p_messages, p_tasks, p_notes, p_system, p_payments,
    p_training_lead, p_tasks_lead, p_digest, (select auth.uid()), clock_timestamp()
  )
  on conflict on constraint notification_standards_once do update
  set email = excluded.email, push = excluded.push, training = excluded.training,
    messages = excluded.messages, tasks = excluded.tasks, notes = excluded.notes, system = excluded.system,
    payments = excluded.payments, training_lead = excluded.training_lead, tasks_lead = excluded.tasks_lead,
    digest = excluded.digest, updated_by = excluded.updated_by, updated_at = excluded.updated_at
  returning standard.* into after;
  perform private.follow_standard_in(p_school_id);
  perform private.audit(
    'notification_standard_changed', p_school_id, null, null,
    coalesce(private.list_changes(
      to_jsonb(case when own.id is null then usual else own end), to_jsonb(after),
      array[
        'email', 'push', 'training', 'messages', 'tasks', 'notes', 'system', 'payments', 'training_lead',
        'tasks_lead', 'digest'
      ]
    ), '{}')
  );
  return after.updated_at;
end;
$$;

-- A school goes back to the platform's standard, the platform to the usual one, and the followers with it.
-- p_seen_at as in save_notification_standard. Errors: admin_only, school_not_yours (42501); stale_row (P0001).
create function public.remove_notification_standard(p_seen_at timestamptz, p_school_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_unless_standard_is_mine(p_school_id);
  delete from private.notification_standards as standard
  where standard.school_id is not distinct from p_school_id and standard.updated_at = p_seen_at;
  if not found then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  perform private.follow_standard_in(p_school_id);
  perform private.audit('notification_standard_removed', p_school_id);
end;
$$;

-- Whose standard I follow or would go back to: a school's name, or null for the platform's; has_chosen: I
-- have changed something and follow none.
create function public.my_notification_standard()
returns table (school_name text, has_chosen boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select school.name, own.chosen_at is not null
  from public.notification_preferences as own
  cross join lateral private.standard_to_follow(own.user_id) as standard
  left join public.schools as school on school.id = standard.school_id
  where own.user_id = (select auth.uid()) and (select private.is_active());
$$;

-- I follow the standard again: my own choices about ways, subjects, lead times and the digest go.
-- Error: profile_missing (42501).
create function public.take_notification_standard()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  update public.notification_preferences set chosen_at = null where user_id = (select auth.uid());
  perform private.follow_standard(array[(select auth.uid())]);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.read_notification_standard(uuid),
  public.save_notification_standard(
    boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, public.lead_time, public.lead_time,
    public.digest_rhythm, uuid, timestamptz
  ),
  public.remove_notification_standard(timestamptz, uuid),
  public.my_notification_standard(),
  public.take_notification_standard()
to authenticated;
