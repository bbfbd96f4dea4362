-- Safeguarding: concerns about a child's safety, and who looks into them.
--
--                 anonymous      whoever reported       safeguarding officer  admin
-- concerns        by function    own s                  school s              where no officer may s
-- concern_notes   by function    answers and own s      school s i            where no officer may s i
--
-- Everybody else sees nothing: not coaches, not owners. A concern goes past whom it is about. Recused are
-- the person named, whoever of the staff bears a name the reporter wrote, the officers when it is about
-- the officer, the owners when it is about the owner, and officers who run a team with the person named.
-- Whoever is recused neither reads nor handles it, in whatever office, and is not told. Without an officer
-- left it is the administrators', as is what names no school or was sent past the club.
--
-- States: open, in_review, closed; a closed one may be taken up again, none is deleted; all by
-- set_concern_status. Notes are internal, replies (the reporter reads them) or additions of the reporter.
-- How a concern comes in, with or without an account, stands in the next chapter.

-- Types --------------------------------------------------------------------------------------

create type public.concern_status as enum ('open', 'in_review', 'closed');
create type public.concern_note_kind as enum ('internal', 'reply', 'addition');

-- Tables ------------------------------------------------------------------------------------

create table public.concerns (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  is_for_platform boolean not null default false,
  is_urgent boolean not null default false,
  reporter_id uuid,
  reporter_name text,
  reporter_contact text,
  school_name text,
  about_user_id uuid,
  about_name text,
  is_about_officer boolean not null default false,
  is_about_owner boolean not null default false,
  body text not null,
  receipt_hash bytea not null,
  sender_count int not null default 1,
  status public.concern_status not null default 'open',
  handled_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint concerns_pkey primary key (id),
  constraint concerns_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint concerns_reporter foreign key (reporter_id) references public.users (id) on delete set null,
  constraint concerns_about_user foreign key (about_user_id) references public.users (id) on delete set null,
  constraint concerns_handled_by foreign key (handled_by) references public.users (id) on delete set null,
  constraint concerns_receipt_once unique (receipt_hash),
  constraint concerns_reaches_somebody check (school_id is not null or is_for_platform),
  constraint concerns_reporter_name_length check (char_length(reporter_name) <= 120),
  constraint concerns_reporter_contact_length check (char_length(reporter_contact) <= 200),
  constraint concerns_school_name_length check (char_length(school_name) <= 120),
  constraint concerns_about_name_length check (char_length(about_name) <= 120),
  constraint concerns_sender_count_positive check (sender_count >= 1),
  constraint concerns_body_length check (body = btrim(body) and char_length(body) between 10 and 5000)
);

comment on column public.concerns.about_user_id is 'The member of staff it is about, where the reporter chose one.';
comment on column public.concerns.about_name is 'Whom it is about, in the reporter''s words.';
comment on column public.concerns.sender_count is
  'How many challenges the same browser or account had asked for that day, this one included: marks a flood, says nothing about who.';

create table public.concern_notes (
  id uuid not null default gen_random_uuid(),
  concern_id uuid not null,
  kind public.concern_note_kind not null default 'internal',
  author_id uuid default auth.uid(),
  body text not null,
  created_at timestamptz not null default now(),
  constraint concern_notes_pkey primary key (id),
  constraint concern_notes_concern foreign key (concern_id) references public.concerns (id) on delete restrict,
  constraint concern_notes_author foreign key (author_id) references public.users (id) on delete set null,
  constraint concern_notes_body_length check (body = btrim(body) and char_length(body) between 1 and 5000)
);

-- Who must not see a concern. Outside the API: the list itself would say whom it is about.
create table private.concern_recusals (
  concern_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  constraint concern_recusals_pkey primary key (concern_id, user_id),
  constraint concern_recusals_concern foreign key (concern_id) references public.concerns (id) on delete cascade,
  constraint concern_recusals_user foreign key (user_id) references public.users (id) on delete cascade
);

-- Indexes ------------------------------------------------------------------------------------

create index concerns_school on public.concerns (school_id, created_at desc);
create index concerns_platform on public.concerns (is_for_platform, created_at desc);
create index concerns_reporter on public.concerns (reporter_id);
create index concerns_about_user on public.concerns (about_user_id);
create index concerns_handled_by on public.concerns (handled_by);
create index concern_notes_concern on public.concern_notes (concern_id, created_at);
create index concern_notes_author on public.concern_notes (author_id);
create index concern_recusals_user on private.concern_recusals (user_id);

-- Predicates ---------------------------------------------------------------------------------

-- The officers who may handle a concern now.
create function private.concern_officer_ids(p_concern_id uuid)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select officer.id
  from public.concerns as concern
  cross join lateral private.safeguarding_officer_ids(concern.school_id) as officer (id)
  where concern.id = p_concern_id
    and not concern.is_for_platform
    and not exists (
      select from private.concern_recusals as recusal
      where recusal.concern_id = concern.id and recusal.user_id = officer.id
    );
$$;

-- Concerns I look into: as officer those of my schools, as administrator those no officer may.
create function private.my_concern_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  schools uuid[] := array(select private.my_safeguarded_school_ids());
begin
  return query
  select concern.id from public.concerns as concern
  where concern.school_id = any(schools)
    and not concern.is_for_platform
    and not exists (
      select from private.concern_recusals as recusal
      where recusal.concern_id = concern.id and recusal.user_id = me
    );
  if private.is_admin() then
    return query
    select concern.id from public.concerns as concern
    where (
        concern.is_for_platform
        or not exists (select from private.concern_officer_ids(concern.id))
      )
      and not exists (
        select from private.concern_recusals as recusal
        where recusal.concern_id = concern.id and recusal.user_id = me
      );
  end if;
end;
$$;

comment on function private.my_concern_ids() is 'Concerns I look into, never one about me.';

-- The words of a name, in lower case.
create function private.name_words(p_text text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(lower(p_text), '[\s,.;:!?()"''/-]+') as word
  where char_length(word) >= 2;
$$;

-- Triggers -----------------------------------------------------------------------------------

-- Recuses a person from a concern that is about them, by id, name or function.
create function private.recuse_from_concern(p_concern_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.concern_recusals (concern_id, user_id)
  select concern.id, person.id
  from public.concerns as concern
  join public.users as person on person.id = concern.about_user_id
    or person.id in (
      select held.user_id from public.role_assignments as held
      where (held.school_id = concern.school_id and held.role in ('owner', 'coach')) or held.role = 'admin'
    )
  cross join lateral (
    select
      private.name_words(concern.about_name) as named,
      private.name_words(person.first_name || ' ' || person.last_name) as own,
      person.id in (select private.safeguarding_officer_ids(concern.school_id)) as is_officer,
      exists (
        select from public.role_assignments as held
        where held.user_id = person.id and held.school_id = concern.school_id and held.role = 'owner'
      ) as is_owner
  ) as fact
  where concern.id = p_concern_id
    and (
      person.id = concern.about_user_id
      -- One name is enough for an officer, for others are left; an administrator may be the last.
      or (fact.is_officer and fact.named && fact.own)
      or (fact.own <> '{}' and fact.named @> fact.own)
      or (concern.is_about_officer and fact.is_officer)
      or (concern.is_about_owner and fact.is_owner)
      or (
        fact.is_officer
        and exists (
          select from public.team_staff as mine
          join public.team_staff as theirs on theirs.team_id = mine.team_id
          where mine.user_id = person.id and theirs.user_id = concern.about_user_id
            and mine.school_id = concern.school_id
        )
      )
    )
  on conflict do nothing;
$$;

-- Tells whoever may handle a concern that there is something to read; once an hour.
create function private.tell_concern_handlers(p_concern_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  officers uuid[] := array(select private.concern_officer_ids(p_concern_id));
  school uuid := (select school_id from public.concerns where id = p_concern_id);
  payload jsonb := jsonb_build_object('concern_id', p_concern_id);
  dedupe text := 'concern ' || p_concern_id || to_char(now(), ' YYYY-MM-DD HH24');
begin
  perform private.notify(
    array[officer], 'system', 'concern_raised', payload, private.safety_path(officer, school), dedupe
  )
  from unnest(officers) as officer;
  if officers = '{}' then
    perform private.notify(
      array(
        select user_id from public.role_assignments where role = 'admin'
        except
        select user_id from private.concern_recusals where concern_id = p_concern_id
      ),
      'system', 'concern_raised', payload, '/dashboard/admin/safety', dedupe
    );
  end if;
end;
$$;

create function private.announce_concern()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recuse_from_concern(new.id);
  perform private.tell_concern_handlers(new.id);
  return null;
end;
$$;

create trigger concerns_announce after insert on public.concerns
for each row execute function private.announce_concern();

create function private.announce_addition()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_concern_handlers(new.concern_id);
  return null;
end;
$$;

create trigger concern_notes_announce after insert on public.concern_notes
for each row when (new.kind = 'addition')
execute function private.announce_addition();

-- Whoever comes into an office later is recused from what was raised about them before.
create function private.recuse_new_officer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recuse_from_concern(id)
  from public.concerns
  where school_id = new.school_id and not is_about_officer;
  return null;
end;
$$;

create trigger school_officers_recuse after insert on public.school_officers
for each row when (new.duty = 'safeguarding')
execute function private.recuse_new_officer();

-- The entry names no school: an owner who reads the log must not learn that there is a concern.
create function private.refuse_concern_move()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (
    ('open', 'in_review'), ('in_review', 'closed'), ('closed', 'in_review')
  ) then
    raise exception 'concern_state' using errcode = 'P0001';
  end if;
  perform private.audit(
    'concern_moved', null, null, null, jsonb_build_object('concern_id', new.id, 'status', new.status)
  );
  return new;
end;
$$;

create trigger concerns_states before update of status on public.concerns
for each row when (new.status is distinct from old.status)
execute function private.refuse_concern_move();

-- The author may be set to nothing when an account goes; the words may not change.
create trigger concern_notes_append_only
before update of body, concern_id, kind or delete on public.concern_notes
for each row execute function private.refuse_rewriting_history();

-- Policies -----------------------------------------------------------------------------------

alter table public.concerns enable row level security;
alter table public.concern_notes enable row level security;

create policy concerns_select on public.concerns for select to authenticated using (
  reporter_id = (select auth.uid())
  or id = any(array(select private.my_concern_ids()))
);

create policy concern_notes_select on public.concern_notes for select to authenticated using (
  concern_id = any(array(select private.my_concern_ids()))
  or (
    kind <> 'internal'
    and exists (
      select from public.concerns as concern
      where concern.id = concern_id and concern.reporter_id = (select auth.uid())
    )
  )
);

create policy concern_notes_insert on public.concern_notes for insert to authenticated with check (
  author_id = (select auth.uid())
  and kind <> 'addition'
  and concern_id = any(array(select private.my_concern_ids()))
);

-- Functions ----------------------------------------------------------------------------------

-- Moves a concern: open → in_review → closed, and back to in_review; whoever moves it is responsible.
-- Closing needs p_note (1 to 5000 characters): what was decided, for the record.
-- Errors: 42501 concern_not_yours; P0001 concern_state, note_required, text_too_long.
create function public.set_concern_status(
  p_concern_id uuid,
  p_status public.concern_status,
  p_note public.long_text default null
)
returns public.concern_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  concern public.concerns;
begin
  if char_length(p_note) > 5000 then
    raise exception 'text_too_long' using errcode = 'P0001';
  end if;
  select * into concern from public.concerns
  where id = p_concern_id and id = any(array(select private.my_concern_ids()))
  for update;
  if not found then
    raise exception 'concern_not_yours' using errcode = '42501';
  elsif p_status is null or p_status = concern.status then
    raise exception 'concern_state' using errcode = 'P0001';
  elsif p_status = 'closed' and nullif(btrim(p_note), '') is null then
    raise exception 'note_required' using errcode = 'P0001';
  end if;
  update public.concerns set status = p_status, handled_by = (select auth.uid()) where id = p_concern_id;
  if nullif(btrim(p_note), '') is not null then
    insert into public.concern_notes (concern_id, body) values (p_concern_id, btrim(p_note));
  end if;
  return p_status;
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.concerns, public.concern_notes from anon, authenticated;

grant select (
  id, school_id, is_for_platform, is_urgent, reporter_id, reporter_name, reporter_contact, school_name,
  about_user_id, about_name, is_about_officer, is_about_owner, body, sender_count, status, handled_by,
  created_at, updated_at
) on public.concerns to authenticated;
grant select on public.concern_notes to authenticated;
grant insert (id, concern_id, kind, body) on public.concern_notes to authenticated;

grant execute on function
  private.my_concern_ids(),
  public.set_concern_status(uuid, public.concern_status, public.long_text)
to authenticated;
