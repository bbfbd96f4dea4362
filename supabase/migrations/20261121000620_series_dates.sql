-- Dates of series: how a weekly slot becomes trainings, and how its changes reach them.
--
-- A date of a series becomes a training once: planning ahead may be repeated as often as one likes.
-- Who decides what happens to a date, the latest wins:
--   the series changes its time     its future trainings that still stand where it put them follow
--   the series loses a weekday or   future trainings on dates it no longer has are called off, not
--   ends earlier                    deleted: people have answered them
--   the series gets them back       they take place again, but for those called off one by one
--   an exception skips or moves     the training of that date is called off or moved
--   the exception is taken back     a moved training returns to the usual time, a skipped one
--                                   takes place again where it stood
--   a coach deletes the training    the date counts as skipped and is not planned again
--   a coach moves the training or   it stays where the coach put it; the series knows it as an
--   calls it off                    exception, until the coach takes that back
--   the series has a ground         each date books it when it is planned, all of them at once, so that
--                                   the season's ground is kept; a date whose ground somebody else has
--                                   is planned without
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

-- Plans the dates of one series up to a day, in the future only; counts the new trainings. One that
-- books a field is planned to its end. p_fields: another part, or null for none, by date:
-- {"2027-01-12": null}.
create function private.plan_series(p_series_id uuid, p_until date, p_fields jsonb default '{}')
returns int
language plpgsql
set search_path = ''
as $$
declare
  planned uuid[];
  dated record;
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
      case
        when series.field_part_id is null then least(series.to_on, p_until)
        else series.to_on
      end::timestamp,
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
  for dated in
    select
      training.id,
      case
        when p_fields ? training.series_date::text then (p_fields ->> training.series_date::text)::uuid
        else series.field_part_id
      end as field_part_id
    from public.trainings as training
    join public.training_series as series on series.id = training.series_id
    where training.id = any(planned)
    order by training.starts_at
  loop
    if dated.field_part_id is not null then
      perform private.book_date(dated.id, dated.field_part_id);
    end if;
  end loop;
  return cardinality(planned);
end;
$$;

-- Plans the trainings of a series for the coming weeks (1 to 60, from today), one that books a field
-- to its end; counts the new ones. p_fields as in plan_series.
-- Errors: 42501 series_not_writable, for everybody who may not plan for the team.
create function public.extend_training_series(
  p_series_id uuid, p_weeks int default 8, p_fields public.json_document default '{}'
)
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
  return private.plan_series(
    p_series_id, current_date + 7 * least(greatest(p_weeks, 1), 60), coalesce(p_fields, '{}')
  );
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

-- Whether a day is one of the series' own, exceptions aside.
create function private.series_has_date(p_series public.training_series, p_on date)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_on between (p_series).from_on and (p_series).to_on
    and extract(isodow from p_on)::int = any((p_series).weekdays);
$$;

-- Puts the training of one date where series and exception say. A skip only calls it off: taken
-- back, the training is where it was.
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
      when tg_op <> 'DELETE' and changed.kind = 'skipped' then 'cancelled'
      when tg_op = 'DELETE' and not place.is_date then training.status
      else 'planned'
    end::public.training_status,
    change_reason = case when tg_op <> 'DELETE' then changed.reason end,
    starts_at = case when changed.kind = 'skipped' then training.starts_at else place.starts_at end,
    ends_at = case
      when changed.kind = 'skipped' then training.ends_at
      else place.starts_at + place.minutes * interval '1 minute'
    end
  from (
    select
      series.minutes,
      private.series_has_date(series, changed.on_date) as is_date,
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
    and (changed.kind = 'skipped' or place.starts_at > now());
  return null;
end;
$$;

-- Not when the exception only writes down what has happened to the training.
create trigger training_series_exceptions_fit
after insert or update or delete on public.training_series_exceptions
for each row
when (pg_trigger_depth() = 0)
execute function private.fit_series_date();

create function private.refit_series()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.trainings as training
  set status = 'planned', change_reason = null
  where training.series_id = new.id
    and training.status = 'cancelled'
    and training.starts_at > now()
    and private.series_has_date(new, training.series_date)
    and not private.series_has_date(old, training.series_date)
    and not exists (
      select from public.training_series_exceptions as exception
      where exception.series_id = new.id
        and exception.on_date = training.series_date
        and exception.kind = 'skipped'
    );

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
    and not private.series_has_date(new, training.series_date);
  return null;
end;
$$;

create trigger training_series_refit
after update of title, objective, place, weekdays, local_time, minutes, from_on, to_on
on public.training_series
for each row execute function private.refit_series();

-- Called off, moved or taken back by hand: written down as an exception of that date.
create function private.note_series_exception()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  zone text;
  usual timestamptz;
begin
  select school.time_zone, private.local_moment(series.school_id, new.series_date, series.local_time)
  into zone, usual
  from public.training_series as series
  join public.schools as school on school.id = series.school_id
  where series.id = new.series_id;

  if new.status = 'planned' and new.starts_at = usual then
    delete from public.training_series_exceptions
    where series_id = new.series_id and on_date = new.series_date;
  else
    insert into public.training_series_exceptions (series_id, on_date, kind, moved_on, moved_time, reason)
    select
      new.series_id, new.series_date,
      case new.status when 'cancelled' then 'skipped' else 'moved' end::public.series_exception,
      case new.status when 'planned' then (new.starts_at at time zone zone)::date end,
      case new.status when 'planned' then (new.starts_at at time zone zone)::time end,
      new.change_reason
    on conflict on constraint training_series_exceptions_pkey do update
      set kind = excluded.kind, moved_on = excluded.moved_on, moved_time = excluded.moved_time,
        reason = excluded.reason;
  end if;
  return null;
end;
$$;

create trigger trainings_note_series_exception
after update of status, starts_at on public.trainings
for each row
when (
  pg_trigger_depth() = 0
  and new.series_id is not null
  and (new.series_id, new.series_date) is not distinct from (old.series_id, old.series_date)
  and (new.status, new.starts_at) is distinct from (old.status, old.starts_at)
  and new.status <> 'done'
)
execute function private.note_series_exception();

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
  private.plan_series(uuid, date, jsonb),
  private.series_has_date(public.training_series, date)
to authenticated, service_role;

grant execute on function private.copy_template_blocks(uuid[]) to service_role;
grant execute on function public.extend_training_series(uuid, int, public.json_document) to authenticated;
grant execute on function public.extend_all_training_series(int) to service_role;
