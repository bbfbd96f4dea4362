-- Training notes for staff: what the coaches tell each other, and how the evening went.
--
--                        player  parent  coach of the team  other coach  owner    admin
-- training_staff_notes   -       -       s i u d            -            s i u d  -
--
-- trainings.notes goes to families ("bring a second bottle"); this row never does. It holds at most
-- one note and one review per training. Minutes over are kept as a fact for the next plan: positive
-- when the training ran over, negative when it ended early.

-- Tables ------------------------------------------------------------------------------------

create table public.training_staff_notes (
  training_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid default auth.uid(),
  notes text,
  review text,
  minutes_over int,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_staff_notes_pkey primary key (training_id),
  constraint training_staff_notes_training foreign key (training_id)
    references public.trainings (id) on delete cascade,
  constraint training_staff_notes_school foreign key (school_id)
    references public.schools (id) on delete restrict,
  constraint training_staff_notes_team foreign key (team_id)
    references public.teams (id) on delete restrict,
  constraint training_staff_notes_author foreign key (author_id)
    references public.users (id) on delete set null,
  constraint training_staff_notes_notes_length check (char_length(notes) <= 4000),
  constraint training_staff_notes_review_length check (char_length(review) <= 4000),
  constraint training_staff_notes_minutes_over_range check (minutes_over between -120 and 180)
);

comment on column public.training_staff_notes.reviewed_at is
  'When the review was entered, by the clock of the device; of two the later stays (review_training).';

-- Indexes -----------------------------------------------------------------------------------

create index training_staff_notes_school on public.training_staff_notes (school_id);
create index training_staff_notes_team on public.training_staff_notes (team_id);
create index training_staff_notes_author on public.training_staff_notes (author_id);

-- Triggers ----------------------------------------------------------------------------------

-- Team and school follow from the training. For every table that hangs on one.
create function private.take_team_of_training()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select training.team_id, training.school_id into new.team_id, new.school_id
  from public.trainings as training where training.id = new.training_id;
  return new;
end;
$$;

create trigger training_staff_notes_assign_team
before insert on public.training_staff_notes
for each row execute function private.take_team_of_training();

-- A training handed to another team takes its notes along.
create function private.move_staff_notes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.training_staff_notes
  set team_id = new.team_id, school_id = new.school_id
  where training_id = new.id;
  return null;
end;
$$;

create trigger trainings_move_staff_notes
after update of team_id on public.trainings
for each row
when (new.team_id is distinct from old.team_id)
execute function private.move_staff_notes();

-- Policies ----------------------------------------------------------------------------------

alter table public.training_staff_notes enable row level security;

create policy training_staff_notes_select on public.training_staff_notes
for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy training_staff_notes_insert on public.training_staff_notes
for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy training_staff_notes_update on public.training_staff_notes
for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy training_staff_notes_delete on public.training_staff_notes
for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.training_staff_notes from anon, authenticated;

grant select, delete on public.training_staff_notes to authenticated;
grant insert (training_id, notes, review, minutes_over) on public.training_staff_notes to authenticated;
grant update (notes, review, minutes_over) on public.training_staff_notes to authenticated;
