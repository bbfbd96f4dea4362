-- Age rules: what an association lets children of an age play, and how long.
--
--              every member of a school  admin
-- age_rules    s                         s i u d
--
-- Rules are data with the season they begin in, because associations change them: a new season is a
-- new row, and last year's matches keep the rule they were played by. Several rows for one age group
-- in one season are choices (Germany's under-9s play 3 v 3 or 5 v 5). An empty field means that the
-- source does not say, never that there is no limit. Rows nobody has checked with the association
-- say so (is_confirmed). The values are the catalogue's (seed 00_catalogue_01_age_rules.sql).

-- Tables ------------------------------------------------------------------------------------

create table public.age_rules (
  id uuid not null default gen_random_uuid(),
  country text not null,
  age_group text not null,
  season_from int not null,
  season_until int,
  format int not null,
  has_goalkeeper boolean,
  pitch_length_min_m numeric(4, 1),
  pitch_length_max_m numeric(4, 1),
  pitch_width_min_m numeric(4, 1),
  pitch_width_max_m numeric(4, 1),
  goal_kind public.equipment_kind,
  goal_count int,
  ball_size int,
  periods int,
  period_minutes int,
  is_rounds boolean not null default false,
  substitutes_max int,
  day_minutes_max int,
  tournament_minutes_max int,
  heading_sessions_max int,
  heading_sessions_per text,
  headings_per_session int,
  has_table boolean,
  rotates_after_goal boolean,
  sessions_week_max int,
  is_binding boolean,
  is_confirmed boolean not null default false,
  note text,
  source text not null,
  source_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint age_rules_pkey primary key (id),
  constraint age_rules_age_group foreign key (age_group) references public.age_groups (code),
  constraint age_rules_once unique (country, age_group, season_from, format),
  constraint age_rules_country_code check (country ~ '^[A-Z]{2}$'),
  constraint age_rules_season_from_range check (season_from between 2000 and 2100),
  constraint age_rules_season_order check (season_until between season_from and 2100),
  constraint age_rules_format_range check (format between 2 and 11),
  constraint age_rules_pitch_length check (
    pitch_length_min_m >= 5 and pitch_length_max_m <= 130 and pitch_length_min_m <= pitch_length_max_m
  ),
  constraint age_rules_pitch_width check (
    pitch_width_min_m >= 5 and pitch_width_max_m <= 100 and pitch_width_min_m <= pitch_width_max_m
  ),
  constraint age_rules_pitch_length_complete check (
    (pitch_length_min_m is null) = (pitch_length_max_m is null)
  ),
  constraint age_rules_pitch_width_complete check (
    (pitch_width_min_m is null) = (pitch_width_max_m is null)
  ),
  constraint age_rules_goal_kind_known check (goal_kind in ('mini_goals', 'youth_goals', 'full_goals')),
  constraint age_rules_goal_count_range check (goal_count between 1 and 4),
  constraint age_rules_ball_size_range check (ball_size between 1 and 5),
  constraint age_rules_periods_range check (periods between 1 and 12),
  constraint age_rules_period_minutes_range check (period_minutes between 1 and 60),
  constraint age_rules_substitutes_range check (substitutes_max between 0 and 20),
  constraint age_rules_day_minutes_range check (day_minutes_max between 1 and 300),
  constraint age_rules_tournament_minutes_range check (tournament_minutes_max between 1 and 400),
  constraint age_rules_heading_sessions_range check (heading_sessions_max between 0 and 31),
  constraint age_rules_heading_sessions_per_known check (heading_sessions_per in ('week', 'month')),
  constraint age_rules_heading_sessions_complete check (
    (heading_sessions_max is null) = (heading_sessions_per is null)
  ),
  constraint age_rules_headings_range check (headings_per_session between 0 and 100),
  constraint age_rules_sessions_week_range check (sessions_week_max between 1 and 14),
  constraint age_rules_source_url_form check (source_url ~ '^https://[^[:space:]]+$' and char_length(source_url) <= 300),
  constraint age_rules_note_length check (char_length(note) <= 500),
  constraint age_rules_source_length check (source = btrim(source) and char_length(source) between 1 and 300)
);

comment on column public.age_rules.country is 'ISO code, as schools.country; GB stands for England, whose association the rules are.';
comment on column public.age_rules.season_from is 'Year the first season begins in to which the row applies.';
comment on column public.age_rules.season_until is 'Year the last such season begins in; empty: still in force.';
comment on column public.age_rules.format is 'Players a side on the pitch, a keeper included.';
comment on column public.age_rules.is_rounds is 'Periods are rounds of a festival against changing opponents, at most so many.';
comment on column public.age_rules.day_minutes_max is 'Longest play of one child on one day; tournament_minutes_max on a tournament day.';
comment on column public.age_rules.rotates_after_goal is 'Each side changes a player after every goal.';
comment on column public.age_rules.sessions_week_max is 'Trainings and matches of one child in a week, Monday to Sunday.';
comment on column public.age_rules.is_binding is 'The association binds; false: it advises. Guidance on heading is advice always.';
comment on column public.age_rules.heading_sessions_max is 'Trainings with heading a child may have in a week or month; 0: none at all.';

-- Indexes -----------------------------------------------------------------------------------

create index age_rules_age_group on public.age_rules (age_group);

-- Policies ----------------------------------------------------------------------------------

alter table public.age_rules enable row level security;

create policy age_rules_select on public.age_rules for select to authenticated using (
  (select private.has_role())
);

create policy age_rules_insert on public.age_rules for insert to authenticated with check (
  (select private.is_admin())
);

create policy age_rules_update on public.age_rules for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy age_rules_delete on public.age_rules for delete to authenticated using (
  (select private.is_admin())
);

-- Functions ---------------------------------------------------------------------------------

-- The rules of an age at a school in a season, the choices from few players a side to many: for a team that may
-- not be stored yet. Runs as the caller: a school one does not belong to has no rules. A season is told by the
-- year it begins in; without one there are none.
create function public.age_rules_for(
  p_school_id uuid,
  p_age_group public.short_text,
  p_season public.short_text
)
returns setof public.age_rules
language sql
stable
set search_path = ''
as $$
  select rule.*
  from public.schools as school
  join public.age_rules as rule
    on rule.country = school.country
    and rule.age_group = p_age_group
    and case when p_season ~ '^\d{4}' then left(p_season, 4)::int end
      between rule.season_from and coalesce(rule.season_until, 2100)
  where school.id = p_school_id
  order by rule.format;
$$;

-- The same for a team: an unreadable one has no rules.
create function public.age_rules_of_team(p_team_id uuid)
returns setof public.age_rules
language sql
stable
set search_path = ''
as $$
  select rule.*
  from public.teams as team
  cross join lateral public.age_rules_for(team.school_id, team.age_group, team.season) as rule
  where team.id = p_team_id
  order by rule.format;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.age_rules from anon, authenticated;

grant select, delete on public.age_rules to authenticated;
grant insert (
  id, country, age_group, season_from, season_until, format, has_goalkeeper, pitch_length_min_m,
  pitch_length_max_m, pitch_width_min_m, pitch_width_max_m, goal_kind, goal_count, ball_size,
  periods, period_minutes, is_rounds, substitutes_max, day_minutes_max, tournament_minutes_max,
  heading_sessions_max, heading_sessions_per, headings_per_session, has_table, rotates_after_goal,
  sessions_week_max, is_binding, is_confirmed, note, source, source_url
) on public.age_rules to authenticated;
grant update (
  country, age_group, season_from, season_until, format, has_goalkeeper, pitch_length_min_m,
  pitch_length_max_m, pitch_width_min_m, pitch_width_max_m, goal_kind, goal_count, ball_size,
  periods, period_minutes, is_rounds, substitutes_max, day_minutes_max, tournament_minutes_max,
  heading_sessions_max, heading_sessions_per, headings_per_session, has_table, rotates_after_goal,
  sessions_week_max, is_binding, is_confirmed, note, source, source_url
) on public.age_rules to authenticated;

grant execute on function
  public.age_rules_for(uuid, public.short_text, public.short_text),
  public.age_rules_of_team(uuid)
to authenticated;
