-- Training reviews: how each player's evening was, in the eyes of the coaches, and what it adds up to.
--
--                     player  parent  coach of the team  other coach  owner  admin
-- training_reviews    -       -       s                  -            -      -
-- record_reviews      -       -       yes                -            -      -
-- review_training     -       -       yes                -            -      -
-- player_attendance   self    child   own teams          -            -      -
-- team_attendance     -       -       yes                -            -      -
--
-- An arrow up, level or down, the effort as the coach saw it and a short note: the coaches' among
-- themselves, never a family's screen. It is a child's data all the same: it is in the copy a
-- guardian may ask for, and goes when the child is forgotten. attendance.rpe is the player's own
-- word; the coach's stands in for the load where the player said nothing.
--
-- Written by the functions only, for devices that were offline: of two records of one player the
-- later stays, by the clock of the device that took it.

-- Tables ------------------------------------------------------------------------------------

create table public.training_reviews (
  training_id uuid not null,
  player_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  trend int,
  rpe int,
  note text,
  recorded_at timestamptz not null,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_reviews_pkey primary key (training_id, player_id),
  constraint training_reviews_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint training_reviews_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint training_reviews_training foreign key (training_id)
    references public.trainings (id) on delete cascade,
  constraint training_reviews_player foreign key (player_id)
    references public.players (id) on delete cascade,
  constraint training_reviews_author foreign key (author_id)
    references public.users (id) on delete set null,
  constraint training_reviews_trend_known check (trend between -1 and 1),
  constraint training_reviews_rpe_range check (rpe between 0 and 10),
  constraint training_reviews_note_length check (note = btrim(note) and char_length(note) between 1 and 300)
);

comment on column public.training_reviews.trend is '-1 below, 0 at, 1 above what this player usually shows; empty: not judged.';
comment on column public.training_reviews.rpe is 'Effort as the coach saw it, 0 rest to 10 everything.';
comment on column public.training_reviews.recorded_at is
  'When the coach entered it, by the clock of the device; of two records the later stays.';

-- Indexes -----------------------------------------------------------------------------------

create index training_reviews_player on public.training_reviews (player_id);
create index training_reviews_school on public.training_reviews (school_id);
create index training_reviews_team on public.training_reviews (team_id);
create index training_reviews_author on public.training_reviews (author_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger training_reviews_assign_team
before insert on public.training_reviews
for each row execute function private.take_team_of_training();

-- Policies ----------------------------------------------------------------------------------

alter table public.training_reviews enable row level security;

create policy training_reviews_select on public.training_reviews for select to authenticated using (
  team_id = any(array(select private.my_staff_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- The training, if the caller may look back on it now. Errors: those of training_to_record; too_early
-- (P0001) before it has begun.
create function private.training_to_review(p_training_id uuid)
returns public.trainings
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_to_record(p_training_id);
begin
  if training.starts_at > now() then
    raise exception 'too_early' using errcode = 'P0001';
  end if;
  return training;
end;
$$;

-- Records what the coach thought of players. Of two records of one player the later stays; sending
-- the same again changes nothing. Returns the rows that were kept because they are later.
-- p_entries: up to 60 of {player_id, trend?, rpe?, note?, recorded_at?}, each the whole row: what is
-- empty is taken back. recorded_at empty or in the future: now.
-- Errors: not_staff_of_team (42501), training_cancelled, too_early, entries_required (none, more
-- than 60 or not a list), player_not_in_squad (nobody of that evening's list; P0001); 22P02, 22003
-- and 23514 for impossible values.
create function public.record_reviews(p_training_id uuid, p_entries public.json_list)
returns setof public.training_reviews
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_to_review(p_training_id);
  squad uuid[];
  written uuid[];
begin
  if jsonb_typeof(p_entries) is distinct from 'array'
    or not jsonb_array_length(p_entries) between 1 and 60
  then
    raise exception 'entries_required' using errcode = 'P0001';
  end if;
  squad := array(
    select private.squad_on(
      training.team_id, private.local_day(training.school_id, training.starts_at)
    )
    union
    select player_id from public.attendance where training_id = p_training_id
  );
  if exists (
    select from jsonb_to_recordset(p_entries) as entry (player_id uuid)
    where entry.player_id is null or entry.player_id <> all(squad)
  ) then
    raise exception 'player_not_in_squad' using errcode = 'P0001';
  end if;

  with entry as (
    select distinct on (sent.player_id)
      sent.player_id,
      sent.trend,
      sent.rpe,
      nullif(btrim(sent.note), '') as note,
      least(coalesce(sent.recorded_at, now()), now()) as recorded_at
    from jsonb_to_recordset(p_entries) as sent (
      player_id uuid, trend int, rpe int, note text, recorded_at timestamptz
    )
    order by sent.player_id, sent.recorded_at desc nulls first
  ),
  saved as (
    insert into public.training_reviews as present (
      training_id, player_id, trend, rpe, note, recorded_at, author_id
    )
    select
      p_training_id, entry.player_id, entry.trend, entry.rpe, entry.note, entry.recorded_at,
      (select auth.uid())
    from entry
    order by entry.player_id
    on conflict (training_id, player_id) do update
      set trend = excluded.trend,
        rpe = excluded.rpe,
        note = excluded.note,
        recorded_at = excluded.recorded_at,
        author_id = excluded.author_id
      where present.recorded_at <= excluded.recorded_at
    returning player_id
  )
  select coalesce(array_agg(player_id), '{}') into written from saved;

  return query
  select kept.* from public.training_reviews as kept
  where kept.training_id = p_training_id
    and kept.player_id in (
      select entry.player_id from jsonb_to_recordset(p_entries) as entry (player_id uuid)
    )
    and kept.player_id <> all(written);
end;
$$;

-- Keeps how the evening went: the words and the minutes it ran over (negative: ended early). Once
-- the training is over it counts as done. Of two records the later stays; returns the row that
-- stands, with reviewed_at telling whose it is. The note of the coaches is left alone.
-- p_recorded_at empty or in the future: now.
-- Errors: not_staff_of_team (42501), training_cancelled, too_early (P0001); 23514.
create function public.review_training(
  p_training_id uuid,
  p_review public.long_text default null,
  p_minutes_over int default null,
  p_recorded_at timestamptz default now()
)
returns public.training_staff_notes
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_to_review(p_training_id);
  standing public.training_staff_notes;
begin
  insert into public.training_staff_notes as present (
    training_id, author_id, review, minutes_over, reviewed_at
  )
  values (
    p_training_id, (select auth.uid()), nullif(btrim(p_review), ''), p_minutes_over,
    least(coalesce(p_recorded_at, now()), now())
  )
  on conflict (training_id) do update
    set review = excluded.review,
      minutes_over = excluded.minutes_over,
      reviewed_at = excluded.reviewed_at
    where present.reviewed_at is null or present.reviewed_at <= excluded.reviewed_at;
  if training.status = 'planned' and training.ends_at <= now() then
    update public.trainings set status = 'done' where id = p_training_id;
  end if;
  select * into standing from public.training_staff_notes where training_id = p_training_id;
  return standing;
end;
$$;

-- One player's trainings between two moments, counted. Rates leave excused and injured out: who
-- could come and did. load is minutes times effort, the player's word before the coach's. Runs as
-- the caller: whoever may not read the player's rows counts nothing, a family no coach's guess.
create function public.player_attendance(
  p_player_id uuid,
  p_from timestamptz,
  p_to timestamptz default now()
)
returns table (
  recorded int,
  present int,
  late int,
  excused int,
  absent int,
  injured int,
  said_yes_but_missing int,
  minutes int,
  load int,
  rate numeric
)
language sql
stable
set search_path = ''
as $$
  select
    count(*)::int,
    count(*) filter (where entry.status = 'present')::int,
    count(*) filter (where entry.status = 'late')::int,
    count(*) filter (where entry.status = 'excused')::int,
    count(*) filter (where entry.status = 'absent')::int,
    count(*) filter (where entry.status = 'injured')::int,
    count(*) filter (where entry.status in ('excused', 'absent') and entry.answer = 'yes')::int,
    coalesce(sum(entry.minutes), 0)::int,
    coalesce(sum(entry.minutes * coalesce(entry.rpe, review.rpe)), 0)::int,
    round(
      count(*) filter (where entry.status in ('present', 'late'))::numeric
        / nullif(count(*) filter (where entry.status in ('present', 'late', 'absent')), 0),
      3
    )
  from public.attendance as entry
  left join public.training_reviews as review
    on review.training_id = entry.training_id and review.player_id = entry.player_id
  where entry.player_id = p_player_id
    and entry.starts_at >= p_from
    and entry.starts_at < p_to
    and entry.status is not null;
$$;

-- Everybody of today's squad, counted as above, with the last five records (newest first). Runs as
-- the caller: who is not on the staff of the team gets the names they may read and no numbers.
create function public.team_attendance(
  p_team_id uuid,
  p_from timestamptz,
  p_to timestamptz default now()
)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  shirt_number int,
  recorded int,
  came int,
  excused int,
  absent int,
  said_yes_but_missing int,
  rate numeric,
  effort numeric,
  last_five public.attendance_status[]
)
language sql
stable
set search_path = ''
as $$
  with counted as (
    select
      entry.player_id,
      count(*)::int as recorded,
      count(*) filter (where entry.status in ('present', 'late'))::int as came,
      count(*) filter (where entry.status in ('excused', 'injured'))::int as excused,
      count(*) filter (where entry.status = 'absent')::int as absent,
      count(*) filter (where entry.status in ('excused', 'absent') and entry.answer = 'yes')::int as missing,
      round(avg(coalesce(entry.rpe, review.rpe)), 1) as effort,
      (array_agg(entry.status order by entry.starts_at desc))[1:5] as last_five
    from public.attendance as entry
    left join public.training_reviews as review
      on review.training_id = entry.training_id and review.player_id = entry.player_id
    where entry.team_id = p_team_id
      and entry.starts_at >= p_from
      and entry.starts_at < p_to
      and entry.status is not null
    group by entry.player_id
  )
  select
    player.id,
    player.first_name,
    player.last_name,
    squad.shirt_number,
    coalesce(counted.recorded, 0),
    coalesce(counted.came, 0),
    coalesce(counted.excused, 0),
    coalesce(counted.absent, 0),
    coalesce(counted.missing, 0),
    round(counted.came::numeric / nullif(counted.came + counted.absent, 0), 3),
    counted.effort,
    coalesce(counted.last_five, '{}')
  from public.squad_members as squad
  join public.players as player on player.id = squad.player_id
  left join counted on counted.player_id = squad.player_id
  where squad.team_id = p_team_id and squad.left_on is null
  order by player.last_name, player.first_name, player.id;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.training_reviews from anon, authenticated;

grant select on public.training_reviews to authenticated;

grant execute on function
  public.record_reviews(uuid, public.json_list),
  public.review_training(uuid, public.long_text, int, timestamptz),
  public.player_attendance(uuid, timestamptz, timestamptz),
  public.team_attendance(uuid, timestamptz, timestamptz)
to authenticated;
