-- Assessments: one player, one cycle, seen by the coach and by the player, with what backs it up.
--
--                             player            parent            coach of the player        owner
-- assessments                 self, shared s    child, shared s   coach's s d, submitted self s  submitted s
-- assessment_ratings          as the assessment
-- assessment_mental_ratings   self, shared s    child, shared s   only by read_mental_ratings (audited)  -
-- assessment_evidence         as the assessment                   s, i d while a draft       s
--
-- Coach of the player means: of a team in whose squad the player is today; other coaches, other
-- schools and administrators see nothing. self = the player's own view of the same criteria: the
-- family's draft until it is submitted. A draft that was never submitted may be thrown away by
-- those who write it; everything else stays.
--
--   draft -> submitted -> shared      submitting turns ratings into stats, sharing shows them
--   submitted, shared -> draft        reopened, unless locked
--   locked                            ratings are final; sharing is still possible
--
-- Only the functions below write, and the trigger on status knows the allowed moves. Ratings of
-- mental criteria are health-like and live apart. A rating may be empty, which says "not observed";
-- a criterion nobody answered stops the submission, so that nothing is skipped by accident.

-- Types -------------------------------------------------------------------------------------

create type public.assessment_kind as enum ('coach', 'self');
create type public.assessment_status as enum ('draft', 'submitted', 'shared');

-- Tables ------------------------------------------------------------------------------------

create table public.assessments (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  cycle_id uuid not null,
  template_id uuid not null,
  player_id uuid not null,
  kind public.assessment_kind not null,
  author_id uuid default auth.uid(),
  status public.assessment_status not null default 'draft',
  strengths text,
  next_steps text,
  comment text,
  overall numeric(4, 2),
  version int not null default 1,
  submitted_at timestamptz,
  shared_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assessments_pkey primary key (id),
  constraint assessments_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessments_cycle foreign key (cycle_id) references public.assessment_cycles (id) on delete restrict,
  constraint assessments_template foreign key (template_id) references public.assessment_templates (id) on delete restrict,
  constraint assessments_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint assessments_author foreign key (author_id) references public.users (id) on delete set null,
  constraint assessments_once unique (cycle_id, player_id, kind),
  constraint assessments_self_is_not_shared check (kind = 'coach' or status <> 'shared'),
  constraint assessments_locked_is_submitted check (locked_at is null or status <> 'draft'),
  constraint assessments_strengths_length check (char_length(strengths) <= 1000),
  constraint assessments_next_steps_length check (char_length(next_steps) <= 1000),
  constraint assessments_comment_length check (char_length(comment) <= 2000)
);

comment on column public.assessments.overall is 'Mean of the ratings but the mental ones, on a scale of ten.';
comment on column public.assessments.submitted_at is 'Stays when it is reopened: a draft with it has been somebody''s final word before.';

create table public.assessment_ratings (
  assessment_id uuid not null,
  criterion_id uuid not null,
  school_id uuid not null,
  player_id uuid not null,
  rating numeric(3, 1),
  note text,
  created_at timestamptz not null default now(),
  constraint assessment_ratings_pkey primary key (assessment_id, criterion_id),
  constraint assessment_ratings_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_ratings_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint assessment_ratings_assessment foreign key (assessment_id) references public.assessments (id) on delete cascade,
  constraint assessment_ratings_criterion foreign key (criterion_id) references public.assessment_criteria (id) on delete restrict,
  constraint assessment_ratings_range check (rating between 1 and 10),
  constraint assessment_ratings_note_length check (char_length(note) <= 300)
);

comment on column public.assessment_ratings.rating is 'On the scale of the template; empty means not observed.';

create table public.assessment_mental_ratings (
  assessment_id uuid not null,
  criterion_id uuid not null,
  school_id uuid not null,
  player_id uuid not null,
  rating numeric(3, 1),
  note text,
  created_at timestamptz not null default now(),
  constraint assessment_mental_ratings_pkey primary key (assessment_id, criterion_id),
  constraint assessment_mental_ratings_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_mental_ratings_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint assessment_mental_ratings_assessment foreign key (assessment_id) references public.assessments (id) on delete cascade,
  constraint assessment_mental_ratings_criterion foreign key (criterion_id) references public.assessment_criteria (id) on delete restrict,
  constraint assessment_mental_ratings_range check (rating between 1 and 10),
  constraint assessment_mental_ratings_note_length check (char_length(note) <= 300)
);

-- What backs a rating up: exactly one of a training, a match, a moment of one, an animation.
create table public.assessment_evidence (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  assessment_id uuid not null,
  criterion_id uuid,
  training_id uuid,
  match_id uuid,
  match_event_id uuid,
  animation_id uuid,
  note text,
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint assessment_evidence_pkey primary key (id),
  constraint assessment_evidence_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_evidence_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint assessment_evidence_assessment foreign key (assessment_id) references public.assessments (id) on delete cascade,
  constraint assessment_evidence_criterion foreign key (criterion_id) references public.assessment_criteria (id) on delete restrict,
  constraint assessment_evidence_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint assessment_evidence_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint assessment_evidence_match_event foreign key (match_event_id) references public.match_events (id) on delete cascade,
  constraint assessment_evidence_animation foreign key (animation_id) references public.animations (id) on delete cascade,
  constraint assessment_evidence_added_by foreign key (added_by) references public.users (id) on delete set null,
  constraint assessment_evidence_one_source check (
    num_nonnulls(training_id, match_id, match_event_id, animation_id) = 1
  ),
  constraint assessment_evidence_note_length check (char_length(note) <= 300)
);

-- Indexes -----------------------------------------------------------------------------------

create index assessments_school on public.assessments (school_id);
create index assessments_template on public.assessments (template_id);
create index assessments_player on public.assessments (player_id, created_at desc);
create index assessments_author on public.assessments (author_id);
create index assessment_ratings_school on public.assessment_ratings (school_id);
create index assessment_ratings_player on public.assessment_ratings (player_id);
create index assessment_ratings_criterion on public.assessment_ratings (criterion_id);
create index assessment_mental_ratings_school on public.assessment_mental_ratings (school_id);
create index assessment_mental_ratings_player on public.assessment_mental_ratings (player_id);
create index assessment_mental_ratings_criterion on public.assessment_mental_ratings (criterion_id);
create index assessment_evidence_school on public.assessment_evidence (school_id);
create index assessment_evidence_player on public.assessment_evidence (player_id);
create index assessment_evidence_assessment on public.assessment_evidence (assessment_id);
create index assessment_evidence_criterion on public.assessment_evidence (criterion_id);
create index assessment_evidence_training on public.assessment_evidence (training_id);
create index assessment_evidence_match on public.assessment_evidence (match_id);
create index assessment_evidence_match_event on public.assessment_evidence (match_event_id);
create index assessment_evidence_animation on public.assessment_evidence (animation_id);
create index assessment_evidence_added_by on public.assessment_evidence (added_by);

-- Predicates --------------------------------------------------------------------------------

create function private.my_self_rating_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_own_player_ids()
  union
  select id from public.players
  where user_id is null and id = any(array(select private.my_trusted_responding_player_ids()));
end;
$$;

comment on function private.my_self_rating_player_ids() is
  'Players in whose own name I rate: myself, and children without an account for whom I may answer.';

-- Triggers ----------------------------------------------------------------------------------

create trigger assessments_assign_school
before insert on public.assessments
for each row execute function private.take_school_of_player();

-- The template is the cycle's, and the cycle is the school's.
create function private.place_assessment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select template_id into new.template_id
  from public.assessment_cycles where id = new.cycle_id and school_id = new.school_id;
  if not found then
    raise exception 'cycle_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger assessments_place
before insert on public.assessments
for each row execute function private.place_assessment();

create function private.take_player_of_assessment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select school_id, player_id into new.school_id, new.player_id
  from public.assessments where id = new.assessment_id;
  return new;
end;
$$;

create trigger assessment_evidence_assign_school
before insert on public.assessment_evidence
for each row execute function private.take_player_of_assessment();

-- A rating belongs to the player of its assessment and answers a criterion of its own template, in
-- the table that criterion belongs to, on the template's scale.
create function private.place_rating()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  steps public.rating_scale;
begin
  select assessment.school_id, assessment.player_id, template.scale
  into new.school_id, new.player_id, steps
  from public.assessments as assessment
  join public.assessment_templates as template on template.id = assessment.template_id
  join public.assessment_criteria as criterion on criterion.template_id = template.id
  where assessment.id = new.assessment_id
    and criterion.id = new.criterion_id
    and (criterion.stat_group = 'mental') = (tg_table_name = 'assessment_mental_ratings');
  if not found then
    raise exception 'criterion_of_another_template' using errcode = 'P0001';
  end if;
  if new.rating > (case steps when 'five_steps' then 5 else 10 end)
    or (steps <> 'ten_decimals' and new.rating <> trunc(new.rating))
  then
    raise exception 'rating_off_scale' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger assessment_ratings_place
before insert or update on public.assessment_ratings
for each row execute function private.place_rating();
create trigger assessment_mental_ratings_place
before insert or update on public.assessment_mental_ratings
for each row execute function private.place_rating();

-- The state machine; sets the moments that belong to a move.
create function private.move_assessment()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    if (old.status, new.status) not in (
      ('draft', 'submitted'), ('submitted', 'shared'), ('submitted', 'draft'), ('shared', 'draft')
    ) then
      raise exception 'assessment_not_movable' using errcode = 'P0001';
    end if;
    if old.locked_at is not null and new.status = 'draft' then
      raise exception 'assessment_locked' using errcode = 'P0001';
    end if;
    new.submitted_at := case new.status when 'submitted' then clock_timestamp() else old.submitted_at end;
    new.shared_at := case new.status when 'shared' then clock_timestamp() end;
  elsif old.status <> 'draft'
    and (new.strengths, new.next_steps, new.comment, new.overall)
      is distinct from (old.strengths, old.next_steps, old.comment, old.overall)
  then
    raise exception 'assessment_not_draft' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger assessments_move before update on public.assessments
for each row execute function private.move_assessment();
create trigger assessments_bump_version before update on public.assessments
for each row execute function private.bump_version();

-- Evidence is something of the same school: a training, a match, a moment of one, an animation.
create function private.refuse_foreign_evidence()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.trainings where id = new.training_id and school_id = new.school_id
    union all
    select from public.matches where id = new.match_id and school_id = new.school_id
    union all
    select from public.match_events where id = new.match_event_id and school_id = new.school_id
    union all
    select from public.animations where id = new.animation_id and school_id = new.school_id
  ) then
    raise exception 'evidence_of_another_school' using errcode = '42501';
  end if;
  if new.criterion_id is not null and not exists (
    select from public.assessments as assessment
    join public.assessment_criteria as asked on asked.template_id = assessment.template_id
    where assessment.id = new.assessment_id and asked.id = new.criterion_id
  ) then
    raise exception 'criterion_of_another_template' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger assessment_evidence_ours
before insert on public.assessment_evidence
for each row execute function private.refuse_foreign_evidence();

-- With the first assessment a template is frozen, and so is its place in the cycle.
create function private.refuse_used_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Taken from a document: the three tables name their template differently.
  template uuid := coalesce(
    to_jsonb(old) ->> 'template_id', to_jsonb(new) ->> 'template_id', to_jsonb(old) ->> 'id'
  )::uuid;
begin
  if tg_table_name = 'assessment_cycles' then
    if exists (select from public.assessments where cycle_id = old.id) then
      raise exception 'cycle_in_use' using errcode = 'P0001';
    end if;
  elsif exists (select from public.assessments where template_id = template) then
    raise exception 'template_in_use' using errcode = 'P0001';
  end if;
  return coalesce(new, old);
end;
$$;

create trigger assessment_criteria_frozen
before insert or update or delete on public.assessment_criteria
for each row execute function private.refuse_used_template();

create trigger assessment_templates_frozen
before update on public.assessment_templates
for each row
when (new.scale is distinct from old.scale)
execute function private.refuse_used_template();

create trigger assessment_cycles_frozen
before update on public.assessment_cycles
for each row
when (new.template_id is distinct from old.template_id)
execute function private.refuse_used_template();

-- Policies ----------------------------------------------------------------------------------

alter table public.assessments enable row level security;
alter table public.assessment_ratings enable row level security;
alter table public.assessment_mental_ratings enable row level security;
alter table public.assessment_evidence enable row level security;

create policy assessments_select on public.assessments for select to authenticated using (
  (
    player_id = any(array(select private.my_coached_player_ids()))
    and (kind = 'coach' or status <> 'draft')
  )
  or (
    player_id = any(array(select private.my_trusted_player_ids()))
    and (kind = 'self' or status = 'shared')
  )
  or (
    school_id = any(array(select private.my_owned_school_ids()))
    and status <> 'draft'
  )
);

create policy assessments_delete on public.assessments for delete to authenticated using (
  status = 'draft'
  and submitted_at is null
  and (
    (kind = 'coach' and player_id = any(array(select private.my_coached_player_ids())))
    or (kind = 'self' and player_id = any(array(select private.my_self_rating_player_ids())))
  )
);

-- The details of one assessment are read together: looking it up keeps the rule in one place.
create policy assessment_ratings_select on public.assessment_ratings for select to authenticated using (
  exists (select from public.assessments as assessment where assessment.id = assessment_id)
);

create policy assessment_mental_ratings_select on public.assessment_mental_ratings
for select to authenticated using (
  exists (
    select from public.assessments as assessment
    where assessment.id = assessment_id
      and assessment.player_id = any(array(select private.my_trusted_player_ids()))
      and (assessment.kind = 'self' or assessment.status = 'shared')
  )
);

create policy assessment_evidence_select on public.assessment_evidence for select to authenticated using (
  exists (select from public.assessments as assessment where assessment.id = assessment_id)
);

create policy assessment_evidence_insert on public.assessment_evidence for insert to authenticated with check (
  exists (
    select from public.assessments as assessment
    where assessment.id = assessment_id
      and assessment.kind = 'coach'
      and assessment.status = 'draft'
      and assessment.player_id = any(array(select private.my_coached_player_ids()))
  )
);

create policy assessment_evidence_delete on public.assessment_evidence for delete to authenticated using (
  exists (
    select from public.assessments as assessment
    where assessment.id = assessment_id
      and assessment.kind = 'coach'
      and assessment.status = 'draft'
      and assessment.player_id = any(array(select private.my_coached_player_ids()))
  )
);

-- Grants ------------------------------------------------------------------------------------
-- Assessments and ratings are written by the functions of the chapter on assessing.

revoke all on
  public.assessments, public.assessment_ratings, public.assessment_mental_ratings, public.assessment_evidence
from anon, authenticated;

grant select, delete on public.assessments, public.assessment_evidence to authenticated;
grant select on public.assessment_ratings, public.assessment_mental_ratings to authenticated;
grant insert (id, assessment_id, criterion_id, training_id, match_id, match_event_id, animation_id, note)
on public.assessment_evidence to authenticated;

grant execute on function private.my_self_rating_player_ids() to authenticated;
