-- Training series: the weekly slot of a team, written once for a season, with its exceptions.
--
--                              player  parent  coach of the team  other coach  owner    admin
-- training_series              -       -       s i u d            school s     s i u d  s
-- training_series_exceptions   -       -       s i u d            school s     s i u d  s
--
-- Coach and owner mean: of that school. A series says local time: 17:30 stays 17:30 through both
-- clock changes of the school's zone. It becomes trainings some weeks ahead; families see those and
-- never the series. An exception skips a date or moves it, before or after its training exists.
-- How series become trainings, and how changes reach them, stands behind the trainings.

-- Types -------------------------------------------------------------------------------------

create type public.series_exception as enum ('skipped', 'moved');

-- Days of the week from 1 Monday to 7 Sunday, each once and in order.
create function private.weekdays_fit(p_weekdays int[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(p_weekdays) between 1 and 7
    and p_weekdays = array(
      select distinct weekday from unnest(p_weekdays) as weekday
      where weekday between 1 and 7 order by weekday
    );
$$;

-- Tables ------------------------------------------------------------------------------------

create table public.training_series (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid default auth.uid(),
  template_id uuid,
  field_part_id uuid,
  title text,
  objective text,
  place text,
  weekdays int[] not null,
  local_time time not null,
  minutes int not null,
  from_on date not null,
  to_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_series_pkey primary key (id),
  constraint training_series_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint training_series_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint training_series_author foreign key (author_id) references public.users (id) on delete set null,
  constraint training_series_template foreign key (template_id)
    references public.training_templates (id) on delete set null,
  constraint training_series_field_part foreign key (school_id, field_part_id)
    references public.field_parts (school_id, id) on delete set null (field_part_id),
  constraint training_series_title_length check (char_length(title) <= 100),
  constraint training_series_objective_length check (char_length(objective) <= 300),
  constraint training_series_place_length check (char_length(place) <= 120),
  constraint training_series_weekdays_fit check (private.weekdays_fit(weekdays)),
  constraint training_series_minutes_range check (minutes between 15 and 300),
  constraint training_series_period check (to_on between from_on - 1 and from_on + 400)
);

comment on column public.training_series.field_part_id is 'Usual ground: each date books it (0620).';
comment on column public.training_series.weekdays is '1 Monday to 7 Sunday, in order.';
comment on column public.training_series.to_on is 'The last day; the day before from_on: no date any more.';
comment on column public.training_series.local_time is 'In the school''s time zone.';

create table public.training_series_exceptions (
  series_id uuid not null,
  on_date date not null,
  school_id uuid not null,
  team_id uuid not null,
  kind public.series_exception not null,
  moved_on date,
  moved_time time,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_series_exceptions_pkey primary key (series_id, on_date),
  constraint training_series_exceptions_series foreign key (series_id)
    references public.training_series (id) on delete cascade,
  constraint training_series_exceptions_school foreign key (school_id)
    references public.schools (id) on delete restrict,
  constraint training_series_exceptions_team foreign key (team_id)
    references public.teams (id) on delete restrict,
  constraint training_series_exceptions_moved check ((kind = 'moved') = (moved_on is not null)),
  constraint training_series_exceptions_moved_time check (moved_time is null or moved_on is not null),
  constraint training_series_exceptions_reason_length check (char_length(reason) <= 200)
);

comment on column public.training_series_exceptions.on_date is 'The date of the series that is meant.';
comment on column public.training_series_exceptions.reason is 'Families read it on the training.';
comment on column public.training_series_exceptions.moved_time is 'Empty: at the usual time.';

-- Indexes -----------------------------------------------------------------------------------

create index training_series_school on public.training_series (school_id);
create index training_series_team on public.training_series (team_id, from_on);
create index training_series_author on public.training_series (author_id);
create index training_series_template on public.training_series (template_id);
create index training_series_field_part on public.training_series (school_id, field_part_id);
create index training_series_exceptions_school on public.training_series_exceptions (school_id);
create index training_series_exceptions_team on public.training_series_exceptions (team_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger training_series_assign_school
before insert or update of team_id, school_id on public.training_series
for each row execute function private.take_school_of_team();

create trigger training_series_template_readable
before insert or update of template_id on public.training_series
for each row
when (new.template_id is not null)
execute function private.refuse_unreadable_template();

create function private.take_team_of_series()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select series.team_id, series.school_id into new.team_id, new.school_id
  from public.training_series as series where series.id = new.series_id;
  return new;
end;
$$;

create trigger training_series_exceptions_assign_team
before insert on public.training_series_exceptions
for each row execute function private.take_team_of_series();

-- Policies ----------------------------------------------------------------------------------

alter table public.training_series enable row level security;
alter table public.training_series_exceptions enable row level security;

create policy training_series_select on public.training_series for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy training_series_insert on public.training_series for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy training_series_update on public.training_series for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy training_series_delete on public.training_series for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy training_series_exceptions_select on public.training_series_exceptions
for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy training_series_exceptions_insert on public.training_series_exceptions
for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy training_series_exceptions_update on public.training_series_exceptions
for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy training_series_exceptions_delete on public.training_series_exceptions
for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------
-- A series never changes its team, an exception never its date.

revoke all on public.training_series, public.training_series_exceptions from anon, authenticated;

grant select, delete on public.training_series, public.training_series_exceptions to authenticated;
grant insert (
  id, team_id, template_id, field_part_id, title, objective, place, weekdays, local_time, minutes, from_on, to_on
) on public.training_series to authenticated;
grant update (
  template_id, field_part_id, title, objective, place, weekdays, local_time, minutes, from_on, to_on
) on public.training_series to authenticated;
grant insert (series_id, on_date, kind, moved_on, moved_time, reason)
on public.training_series_exceptions to authenticated;
grant update (kind, moved_on, moved_time, reason)
on public.training_series_exceptions to authenticated;

grant execute on function private.weekdays_fit(int[]) to authenticated, service_role;
