-- Notes: what a coach writes about a player, and who may read it.
--
--                 player            parent         coach of the team   other coach  owner       admin
-- notes           player, family s  family s       s i, own u          own s *      s, archive  -
-- note_versions   -                 -              s                   -            s           -
-- note_reads      self s i          self s i       s, self i           -            s, self i   -
--
-- coach of the team = now. * of players who once were in a squad the author still looks after.
-- Visibility grows: staff (coaches of the player's teams), player (the player as well), family
-- (guardians as well). The school's safeguarding officer reads the notes of visibility player: they
-- are the only ones an adult sends a child past its guardians, so somebody else can always see them.
--
-- Only the author edits. Every edit keeps the former words for the staff; families see the present
-- ones alone, so that sharing a note does not share its drafts. A note is never deleted: archived by
-- its author or the owner it leaves the family's view.

-- Types -------------------------------------------------------------------------------------

create type public.note_kind as enum ('observation', 'praise', 'goal', 'development', 'conversation');
create type public.note_visibility as enum ('staff', 'player', 'family');

-- Tables ------------------------------------------------------------------------------------

create table public.notes (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  author_id uuid default auth.uid(),
  kind public.note_kind not null default 'observation',
  visibility public.note_visibility not null default 'staff',
  body text not null,
  occurred_on date not null default current_date,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notes_pkey primary key (id),
  constraint notes_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint notes_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint notes_author foreign key (author_id) references public.users (id) on delete set null,
  constraint notes_body_length check (btrim(body) <> '' and char_length(body) <= 4000),
  constraint notes_occurred_on_range check (occurred_on between '2000-01-01' and '2100-01-01')
);

comment on column public.notes.occurred_on is 'The day it is about, not the day it was written.';
comment on column public.notes.version is 'Counts edits of words, kind, day and visibility; see note_versions.';

create table public.note_versions (
  note_id uuid not null,
  version int not null,
  school_id uuid not null,
  player_id uuid not null,
  edited_by uuid,
  kind public.note_kind not null,
  visibility public.note_visibility not null,
  body text not null,
  occurred_on date not null,
  created_at timestamptz not null default now(),
  constraint note_versions_pkey primary key (note_id, version),
  constraint note_versions_note foreign key (note_id) references public.notes (id) on delete cascade,
  constraint note_versions_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint note_versions_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint note_versions_edited_by foreign key (edited_by) references public.users (id) on delete set null,
  constraint note_versions_body_length check (char_length(body) <= 4000)
);

comment on table public.note_versions is 'How a note read before the edit that created_at dates. Written by a trigger on notes only.';

create table public.note_reads (
  note_id uuid not null,
  user_id uuid not null default auth.uid(),
  school_id uuid not null,
  player_id uuid not null,
  created_at timestamptz not null default now(),
  constraint note_reads_pkey primary key (note_id, user_id),
  constraint note_reads_note foreign key (note_id) references public.notes (id) on delete cascade,
  constraint note_reads_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint note_reads_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint note_reads_player foreign key (player_id) references public.players (id) on delete cascade
);

comment on column public.note_reads.created_at is 'When it was first read.';

-- Indexes -----------------------------------------------------------------------------------

create index notes_player on public.notes (player_id, occurred_on desc);
create index notes_school on public.notes (school_id, occurred_on desc);
create index notes_author on public.notes (author_id, occurred_on desc);
create index note_versions_player on public.note_versions (player_id);
create index note_versions_school on public.note_versions (school_id);
create index note_versions_edited_by on public.note_versions (edited_by);
create index note_reads_user on public.note_reads (user_id);
create index note_reads_player on public.note_reads (player_id);
create index note_reads_school on public.note_reads (school_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger notes_assign_school
before insert or update of player_id, school_id on public.notes
for each row execute function private.take_school_of_player();

-- An owner withdraws a note whose author is gone or wrong, but puts no words into their mouth.
create function private.refuse_foreign_words()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'not_your_note' using errcode = '42501';
end;
$$;

create trigger notes_author_edits
before update on public.notes
for each row
when (
  current_user in ('anon', 'authenticated')
  and old.author_id is distinct from auth.uid()
  and (
    new.body is distinct from old.body
    or new.kind is distinct from old.kind
    or new.visibility is distinct from old.visibility
    or new.occurred_on is distinct from old.occurred_on
  )
)
execute function private.refuse_foreign_words();

create function private.keep_note_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.note_versions (
    note_id, version, school_id, player_id, edited_by, kind, visibility, body, occurred_on
  )
  values (
    old.id, old.version, old.school_id, old.player_id, (select auth.uid()), old.kind,
    old.visibility, old.body, old.occurred_on
  );
  new.version := old.version + 1;
  return new;
end;
$$;

create trigger notes_keep_version
before update on public.notes
for each row
when (
  new.body is distinct from old.body
  or new.kind is distinct from old.kind
  or new.visibility is distinct from old.visibility
  or new.occurred_on is distinct from old.occurred_on
)
execute function private.keep_note_version();

create function private.take_player_of_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select school_id, player_id into new.school_id, new.player_id
  from public.notes where id = new.note_id;
  return new;
end;
$$;

create trigger note_reads_assign_player
before insert on public.note_reads
for each row execute function private.take_player_of_note();

-- Whoever may read a note from now on hears that there is one; its words stay in the note.
create function private.announce_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.archived_at is null then
    perform private.tell_family(
      new.player_id,
      new.visibility <> 'staff' and (tg_op = 'INSERT' or old.visibility = 'staff'),
      new.visibility = 'family' and (tg_op = 'INSERT' or old.visibility <> 'family'),
      'notes',
      'note_shared',
      jsonb_build_object(
        'kind', new.kind,
        'player', (select first_name from public.players where id = new.player_id)
      ),
      '/notes/history/details/' || new.id
    );
  end if;
  return null;
end;
$$;

-- Not for seeds and workers, where nobody is signed in.
create trigger notes_announce
after insert or update of visibility on public.notes
for each row
when (auth.uid() is not null)
execute function private.announce_note();

create trigger note_versions_append_only
before update or delete on public.note_versions
for each row
when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.refuse_rewriting_history();

-- Policies ----------------------------------------------------------------------------------

alter table public.notes enable row level security;
alter table public.note_versions enable row level security;
alter table public.note_reads enable row level security;

create policy notes_select on public.notes for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or (
    author_id = (select auth.uid())
    and player_id = any(array(select private.my_squad_player_ids()))
  )
  or school_id = any(array(select private.my_owned_school_ids()))
  or (
    visibility in ('player', 'family')
    and archived_at is null
    and player_id = any(array(select private.my_own_player_ids()))
  )
  or (
    visibility = 'family'
    and archived_at is null
    and player_id = any(array(select private.my_trusted_player_ids()))
  )
  or (
    visibility = 'player'
    and school_id = any(array(select private.my_safeguarded_school_ids()))
  )
);

create policy notes_insert on public.notes for insert to authenticated with check (
  author_id = (select auth.uid())
  and player_id = any(array(select private.my_coached_player_ids()))
);

create policy notes_update on public.notes for update to authenticated
using (
  (
    author_id = (select auth.uid())
    and player_id = any(array(select private.my_coached_player_ids()))
  )
  or school_id = any(array(select private.my_owned_school_ids()))
)
with check (
  (
    author_id = (select auth.uid())
    and player_id = any(array(select private.my_coached_player_ids()))
  )
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Not by the note: who reads a note that became public to the family does not read its past.
create policy note_versions_select on public.note_versions for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- A guardian does not learn from receipts who else looks after the child.
create policy note_reads_select on public.note_reads for select to authenticated using (
  user_id = (select auth.uid())
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

create policy note_reads_insert on public.note_reads for insert to authenticated with check (
  user_id = (select auth.uid())
  and exists (select from public.notes as note where note.id = note_id)
);

-- Grants ------------------------------------------------------------------------------------
-- A note never moves to another player or author.

revoke all on public.notes, public.note_versions, public.note_reads from anon, authenticated;

grant select on public.notes, public.note_versions, public.note_reads to authenticated;
grant insert (id, player_id, kind, visibility, body, occurred_on) on public.notes to authenticated;
grant update (kind, visibility, body, occurred_on, archived_at) on public.notes to authenticated;
grant insert (note_id) on public.note_reads to authenticated;
