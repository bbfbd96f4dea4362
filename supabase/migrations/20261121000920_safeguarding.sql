-- Safeguarding: raising a concern about a child's safety, with or without an account.
--
--                 anonymous      whoever reported  safeguarding officer  admin
-- concerns        by function    own s             school s u            sent to the platform s u
-- concern_notes   -              -                 school s i            sent to the platform s i
--
-- Everybody else sees nothing: not coaches, not owners (a concern may be about them), not
-- administrators unless it was sent to the platform because it concerns the officer or names no
-- school. States: open, in_review, closed; a closed one may be taken up again, none is deleted. The
-- reporter keeps a receipt code and can ask for the state with it, without an account.

-- Types --------------------------------------------------------------------------------------

create type public.concern_status as enum ('open', 'in_review', 'closed');

-- Tables -------------------------------------------------------------------------------------

create table public.concerns (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  is_for_platform boolean not null default false,
  reporter_id uuid,
  reporter_name text,
  reporter_contact text,
  school_name text,
  body text not null,
  receipt_hash bytea not null,
  status public.concern_status not null default 'open',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint concerns_pkey primary key (id),
  constraint concerns_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint concerns_reporter foreign key (reporter_id) references public.users (id) on delete set null,
  constraint concerns_receipt_once unique (receipt_hash),
  constraint concerns_reaches_somebody check (school_id is not null or is_for_platform),
  constraint concerns_reporter_name_length check (char_length(reporter_name) <= 120),
  constraint concerns_reporter_contact_length check (char_length(reporter_contact) <= 200),
  constraint concerns_school_name_length check (char_length(school_name) <= 120),
  constraint concerns_body_length check (body = btrim(body) and char_length(body) between 10 and 5000)
);

create table public.concern_notes (
  id uuid not null default gen_random_uuid(),
  concern_id uuid not null,
  author_id uuid default auth.uid(),
  body text not null,
  created_at timestamptz not null default now(),
  constraint concern_notes_pkey primary key (id),
  constraint concern_notes_concern foreign key (concern_id) references public.concerns (id) on delete restrict,
  constraint concern_notes_author foreign key (author_id) references public.users (id) on delete set null,
  constraint concern_notes_body_length check (body = btrim(body) and char_length(body) between 1 and 5000)
);

-- Indexes ------------------------------------------------------------------------------------

create index concerns_school on public.concerns (school_id, created_at desc);
create index concerns_platform on public.concerns (is_for_platform, created_at desc);
create index concerns_reporter on public.concerns (reporter_id);
create index concern_notes_concern on public.concern_notes (concern_id, created_at);
create index concern_notes_author on public.concern_notes (author_id);

-- Triggers -----------------------------------------------------------------------------------

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
    'concern_moved', new.school_id, null, null,
    jsonb_build_object('concern_id', new.id, 'status', new.status)
  );
  return new;
end;
$$;

create trigger concerns_states before update of status on public.concerns
for each row when (new.status is distinct from old.status)
execute function private.refuse_concern_move();

-- The author may be set to nothing when an account goes; the words may not change.
create trigger concern_notes_append_only before update of body, concern_id or delete on public.concern_notes
for each row execute function private.refuse_rewriting_history();

create trigger concerns_set_updated_at before update on public.concerns
for each row execute function private.set_updated_at();

-- Policies -----------------------------------------------------------------------------------

alter table public.concerns enable row level security;
alter table public.concern_notes enable row level security;

create policy concerns_active on public.concerns
as restrictive to authenticated using ((select private.is_active()));
create policy concern_notes_active on public.concern_notes
as restrictive to authenticated using ((select private.is_active()));

create policy concerns_select on public.concerns for select to authenticated using (
  reporter_id = (select auth.uid())
  or (not is_for_platform and school_id = any(array(select private.my_safeguarded_school_ids())))
  or (is_for_platform and (select private.is_admin()))
);

create policy concerns_update on public.concerns for update to authenticated
using (
  (not is_for_platform and school_id = any(array(select private.my_safeguarded_school_ids())))
  or (is_for_platform and (select private.is_admin()))
)
with check (
  (not is_for_platform and school_id = any(array(select private.my_safeguarded_school_ids())))
  or (is_for_platform and (select private.is_admin()))
);

create policy concern_notes_select on public.concern_notes for select to authenticated using (
  exists (
    select from public.concerns as concern
    where concern.id = concern_id
      and case
        when concern.is_for_platform then (select private.is_admin())
        else concern.school_id = any(array(select private.my_safeguarded_school_ids()))
      end
  )
);

create policy concern_notes_insert on public.concern_notes for insert to authenticated with check (
  author_id = (select auth.uid())
  and exists (
    select from public.concerns as concern
    where concern.id = concern_id
      and case
        when concern.is_for_platform then (select private.is_admin())
        else concern.school_id = any(array(select private.my_safeguarded_school_ids()))
      end
  )
);

-- Functions ----------------------------------------------------------------------------------

-- Raises a concern and answers with the receipt code, shown once. p_school_id or p_school_name says
-- where; without a known school, or with p_is_about_officer, it goes to the platform. At most 20 an
-- hour for a school and 200 in all: a flood must not bury a real one.
-- Errors: too_many_reports (P0001), 23514 for a text that is too short or too long.
create function public.report_concern(
  p_body text,
  p_school_id uuid default null,
  p_school_name text default null,
  p_reporter_name text default null,
  p_reporter_contact text default null,
  p_is_about_officer boolean default false
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  receipt text := private.new_token();
  school uuid := (select id from public.schools where id = p_school_id);
begin
  if (select count(*) from public.concerns where created_at > now() - interval '1 hour') >= 200
    or (
      select count(*) from public.concerns
      where created_at > now() - interval '1 hour' and school_id = school
    ) >= 20
  then
    raise exception 'too_many_reports' using errcode = 'P0001';
  end if;
  insert into public.concerns (
    school_id, is_for_platform, reporter_id, reporter_name, reporter_contact, school_name, body,
    receipt_hash
  )
  values (
    school,
    coalesce(p_is_about_officer, false) or school is null or not exists (
      select from public.school_officers where school_id = school and duty = 'safeguarding'
    ),
    (select id from public.users where id = (select auth.uid())),
    nullif(btrim(p_reporter_name), ''),
    nullif(btrim(p_reporter_contact), ''),
    nullif(btrim(p_school_name), ''),
    btrim(p_body),
    private.hash_token(receipt)
  );
  return receipt;
end;
$$;

-- The state of a concern by its receipt code; null for a code that does not exist.
create function public.state_of_concern(p_receipt text)
returns public.concern_status
language sql
stable
security definer
set search_path = ''
as $$
  select status from public.concerns where receipt_hash = private.hash_token(p_receipt);
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.concerns, public.concern_notes from anon, authenticated;

grant select (
  id, school_id, is_for_platform, reporter_id, reporter_name, reporter_contact, school_name, body,
  status, created_at, updated_at
) on public.concerns to authenticated;
grant update (status) on public.concerns to authenticated;
grant select on public.concern_notes to authenticated;
grant insert (id, concern_id, body) on public.concern_notes to authenticated;

grant execute on function
  public.report_concern(text, uuid, text, text, text, boolean),
  public.state_of_concern(text)
to anon, authenticated;
