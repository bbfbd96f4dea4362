-- Dates of series: how a weekly slot becomes trainings, and how its changes reach them.
--
-- A date of a series becomes a training once: planning ahead may be repeated as often as one likes.
-- Who decides what happens to a date, the latest wins:
--   the series changes its time     its future trainings that still stand where it put them follow
--   the series loses a weekday or   future trainings on dates it no longer has are called off, not
--   ends earlier                    deleted: people have answered them
--   an exception skips or moves     the training of that date is called off or moved
--   the exception is taken back     the training returns to the usual time
--   a coach deletes the training    the date counts as skipped and is not planned again
--   a coach moves the training      it stays where the coach put it
-- What has begun never changes. Everything here runs as the caller; the policies decide.

-- Functions ---------------------------------------------------------------------------------

-- A local time of a school as a moment: the same clock time on both sides of a clock change.
create function private.local_moment(p_school_id uuid, p_on date, p_time time)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select (p_on + p_time) at time zone time_zone from public.schools where id = p_school_id;
$$;

-- The day it is at the school.
create function private.local_day(p_school_id uuid, p_at timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (p_at at time zone time_zone)::date from public.schools where id = p_school_id;
$$;

-- Plans the dates of one series up to a day, in the future only; counts the new trainings.
create function private.plan_series(p_series_id uuid, p_until date)
returns int
language plpgsql
set search_path = ''
as $$
declare
  planned uuid[];
begin
  with occurrence as (
    select
      series.*,
      day::date as series_date,
      private.local_moment(
        series.school_id,
        coalesce(exception.moved_on, day::date),
        coalesce(exception.moved_time, series.local_time)
      ) as starts_at
    from public.training_series as series
    cross join lateral generate_series(
      greatest(series.from_on, private.local_day(series.school_id, now()))::timestamp,
      least(series.to_on, p_until)::timestamp,
      interval '1 day'
    ) as day
    left join public.training_series_exceptions as exception
      on exception.series_id = series.id and exception.on_date = day::date
    where series.id = p_series_id
      and extract(isodow from day)::int = any(series.weekdays)
      and exception.kind is distinct from 'skipped'
  ),
  added as (
    insert into public.trainings (
      team_id, template_id, series_id, series_date, title, objective, place, starts_at, ends_at
    )
    select
      team_id, template_id, id, series_date, title, objective, place, starts_at,
      starts_at + minutes * interval '1 minute'
    from occurrence
    where starts_at > now()
    on conflict (series_id, series_date) do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into planned from added;
  perform private.copy_template_blocks(planned);
  return cardinality(planned);
end;
$$;

-- Plans the trainings of a series for the coming weeks (1 to 60, from today); counts the new ones.
-- Errors: 42501 series_not_writable, for everybody who may not plan for the team.
create function public.extend_training_series(p_series_id uuid, p_weeks int default 8)
returns int
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from public.training_series
    where id = p_series_id and team_id = any(array(select private.my_managed_team_ids()))
  ) then
    raise exception 'series_not_writable' using errcode = '42501';
  end if;
  return private.plan_series(p_series_id, current_date + 7 * least(greatest(p_weeks, 1), 60));
end;
$$;

-- The same for every series of every school: the nightly job of a worker.
create function public.extend_all_training_series(p_weeks int default 8)
returns int
language sql
set search_path = ''
as $$
  select coalesce(
    sum(private.plan_series(id, current_date + 7 * least(greatest(p_weeks, 1), 60))), 0
  )::int
  from public.training_series
  where to_on >= current_date;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- Puts the training of one date where series and exception say.
create function private.fit_series_date()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed public.training_series_exceptions := coalesce(new, old);
begin
  update public.trainings as training
  set status = case
      when tg_op <> 'DELETE' and changed.kind = 'skipped' then 'cancelled'::public.training_status
      else 'planned'
    end,
    starts_at = place.starts_at,
    ends_at = place.starts_at + place.minutes * interval '1 minute'
  from (
    select
      series.minutes,
      case when tg_op <> 'DELETE' and changed.kind = 'moved'
        then private.local_moment(
          series.school_id, changed.moved_on, coalesce(changed.moved_time, series.local_time)
        )
        else private.local_moment(series.school_id, changed.on_date, series.local_time)
      end as starts_at
    from public.training_series as series
    where series.id = changed.series_id
  ) as place
  where training.series_id = changed.series_id
    and training.series_date = changed.on_date
    and training.status in ('planned', 'cancelled')
    and training.starts_at > now()
    and place.starts_at > now();
  return null;
end;
$$;

create trigger training_series_exceptions_fit
after insert or update or delete on public.training_series_exceptions
for each row execute function private.fit_series_date();

create function private.refit_series()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.trainings as training
  set starts_at = private.local_moment(new.school_id, training.series_date, new.local_time),
    ends_at = private.local_moment(new.school_id, training.series_date, new.local_time)
      + new.minutes * interval '1 minute',
    title = case when training.title is not distinct from old.title then new.title else training.title end,
    objective = case
      when training.objective is not distinct from old.objective then new.objective
      else training.objective
    end,
    place = case when training.place is not distinct from old.place then new.place else training.place end
  where training.series_id = new.id
    and training.status = 'planned'
    and training.starts_at > now()
    and training.starts_at = private.local_moment(new.school_id, training.series_date, old.local_time)
    and private.local_moment(new.school_id, training.series_date, new.local_time) > now();

  update public.trainings as training
  set status = 'cancelled'
  where training.series_id = new.id
    and training.status = 'planned'
    and training.starts_at > now()
    and (
      not training.series_date between new.from_on and new.to_on
      or not extract(isodow from training.series_date)::int = any(new.weekdays)
    );
  return null;
end;
$$;

create trigger training_series_refit
after update of title, objective, place, weekdays, local_time, minutes, from_on, to_on
on public.training_series
for each row execute function private.refit_series();

-- Deleted by hand: that date is off.
create function private.skip_series_date()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.training_series_exceptions (series_id, on_date, kind)
  select old.series_id, old.series_date, 'skipped'
  where exists (select from public.training_series where id = old.series_id)
  on conflict on constraint training_series_exceptions_pkey do update
    set kind = 'skipped', moved_on = null, moved_time = null;
  return null;
end;
$$;

create trigger trainings_skip_series_date
after delete on public.trainings
for each row
when (old.series_id is not null)
execute function private.skip_series_date();

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.local_moment(uuid, date, time),
  private.local_day(uuid, timestamptz),
  private.plan_series(uuid, date)
to authenticated, service_role;

grant execute on function private.copy_template_blocks(uuid[]) to service_role;
grant execute on function public.extend_training_series(uuid, int) to authenticated;
grant execute on function public.extend_all_training_series(int) to service_role;
