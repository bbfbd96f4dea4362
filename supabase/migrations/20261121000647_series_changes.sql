-- Series from a date on: one change for this date and all that follow, and what it would do first.
--
--                       player  parent  coach of the team  other coach  owner  admin
-- change_series_from    -       -       yes                -            yes    -
-- series_change_effect  -       -       yes                -            yes    -
--
-- Coach and owner mean: of that school. A series that still has coming dates before the one that is
-- meant keeps them: the rest becomes a series of its own. So does one weekday of several. Trainings
-- and exceptions go with their dates, with all that people have answered; the rules of the chapter
-- before decide what reaches them. Bookings go along: what would meet somebody else's is told date by
-- date, and stops the change until another ground, or none, is chosen for it. A weekday that moves
-- takes its trainings along: none is called off and planned anew.

-- Functions ---------------------------------------------------------------------------------

-- A series like another one, from a day on, for some of its weekdays; takes over trainings and
-- exceptions of those dates. Definer: to which series a training belongs is not written by people.
create function private.branch_series(p_series_id uuid, p_from date, p_weekdays int[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  branch uuid;
begin
  insert into public.training_series (
    team_id, author_id, template_id, field_part_id, title, objective, place, weekdays, local_time, minutes,
    from_on, to_on
  )
  select
    team_id, author_id, template_id, field_part_id, title, objective, place, p_weekdays, local_time, minutes,
    p_from, to_on
  from public.training_series
  where id = p_series_id and team_id = any(array(select private.my_managed_team_ids()))
  returning id into branch;
  if branch is null then
    raise exception 'series_not_writable' using errcode = '42501';
  end if;
  update public.trainings set series_id = branch
  where series_id = p_series_id
    and series_date >= p_from
    and extract(isodow from series_date)::int = any(p_weekdays);
  update public.training_series_exceptions set series_id = branch
  where series_id = p_series_id
    and on_date >= p_from
    and extract(isodow from on_date)::int = any(p_weekdays);
  return branch;
end;
$$;

-- Takes the coming trainings of one weekday to another day of the same week, those that stand where
-- the series put them at once to their new time. Definer, as above. Errors: series_not_writable
-- (42501); in_the_past (P0001) when a training would begin before now.
create function private.carry_weekday(
  p_series_id uuid, p_from date, p_weekday int, p_days int, p_time time, p_minutes int
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  series public.training_series;
begin
  select * into series from public.training_series
  where id = p_series_id and team_id = any(array(select private.my_managed_team_ids()));
  if not found then
    raise exception 'series_not_writable' using errcode = '42501';
  end if;
  -- Called off when the series gave up that day: they are nobody's dates any more.
  update public.trainings set series_id = null
  where series_id = p_series_id
    and series_date >= p_from + least(p_days, 0)
    and extract(isodow from series_date)::int = p_weekday + p_days
    and status = 'cancelled';
  delete from public.training_series_exceptions
  where series_id = p_series_id
    and on_date >= p_from + least(p_days, 0)
    and extract(isodow from on_date)::int = p_weekday + p_days;

  if exists (
    select from public.trainings as dated
    where dated.series_id = p_series_id
      and dated.series_date >= p_from
      and extract(isodow from dated.series_date)::int = p_weekday
      and dated.status = 'planned'
      and dated.starts_at > now()
      and dated.starts_at = private.local_moment(series.school_id, dated.series_date, series.local_time)
      and private.local_moment(series.school_id, dated.series_date + p_days, p_time) <= now()
  ) then
    raise exception 'in_the_past' using errcode = 'P0001';
  end if;

  update public.trainings as training
  set series_date = training.series_date + p_days,
    starts_at = case when usual.is_there then usual.next_start else training.starts_at end,
    ends_at = case
      when usual.is_there then usual.next_start + p_minutes * interval '1 minute'
      else training.ends_at
    end
  from (
    select
      dated.id,
      dated.starts_at
        = private.local_moment(series.school_id, dated.series_date, series.local_time) as is_there,
      private.local_moment(series.school_id, dated.series_date + p_days, p_time) as next_start
    from public.trainings as dated
    where dated.series_id = p_series_id
      and dated.series_date >= p_from
      and extract(isodow from dated.series_date)::int = p_weekday
      and dated.starts_at > now()
  ) as usual
  where training.id = usual.id;
  update public.training_series_exceptions set on_date = on_date + p_days
  where series_id = p_series_id
    and on_date >= p_from
    and extract(isodow from on_date)::int = p_weekday;
end;
$$;

-- Books the ground of trainings again after their series has changed: what p_fields says for a date,
-- else the part it had (p_held), where that was the usual one (p_before) the usual one of now
-- (p_after). Answers what is taken, as book_date does.
create function private.book_again(
  p_training_ids uuid[], p_held jsonb, p_before uuid, p_after uuid, p_fields jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted record;
  answer jsonb;
  taken jsonb := '[]';
begin
  for wanted in
    select dated.id, held.id as booking_id, held.title, held.note,
      case
        when choice.is_there then (p_fields ->> dated.series_date::text)::uuid
        when held.id is not null and held.field_part_id is distinct from p_before then held.field_part_id
        else p_after
      end as field_part_id
    from public.trainings as dated
    cross join lateral (
      select dated.status = 'planned' and p_fields ? dated.series_date::text as is_there
    ) as choice
    left join jsonb_to_recordset(p_held) as held (
      id uuid, training_id uuid, field_part_id uuid, title text, note text
    ) on held.training_id = dated.id
    where dated.id = any(p_training_ids)
      and (held.id is not null or choice.is_there or p_after is distinct from p_before)
    order by dated.starts_at
  loop
    if wanted.field_part_id is not null then
      answer := private.book_date(
        wanted.id, wanted.field_part_id, wanted.booking_id, wanted.title, wanted.note
      );
      if answer is not null then
        taken := taken || answer;
      end if;
    end if;
  end loop;
  return taken;
end;
$$;

-- What change_series_from does, but for its last word: answers the series that has the dates now, and
-- what is taken.
create function private.carry_out_series_change(
  p_series_id uuid,
  p_from date,
  p_change jsonb,
  p_weekday int,
  out changed_id uuid,
  out taken jsonb
)
language plpgsql
set search_path = ''
as $$
declare
  series public.training_series;
  wanted public.training_series;
  target uuid := p_series_id;
  rest uuid;
  is_end boolean;
  is_whole boolean;
  first_on date;
  days int := 0;
  day_moved int;
  dated uuid[];
  held jsonb;
  usual_part uuid;
  reason text := nullif(btrim(p_change ->> 'reason'), '');
begin
  select * into series from public.training_series
  where id = p_series_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'series_not_writable' using errcode = '42501';
  end if;
  if p_weekday is not null and not p_weekday = any(series.weekdays) then
    raise exception 'weekday_not_of_series' using errcode = 'P0001';
  end if;
  first_on := greatest(p_from, series.from_on);
  if first_on > series.to_on and not p_change ? 'to_on' then
    raise exception 'no_dates_left' using errcode = 'P0001';
  end if;

  is_end := coalesce((p_change ->> 'to_on')::date < first_on, false);
  is_whole := p_weekday is null or cardinality(series.weekdays) = 1;

  -- The rest on its own where dates before it are still to come; a series that ends just ends.
  if not (is_end and is_whole) and exists (
    select from generate_series(
      greatest(series.from_on, private.local_day(series.school_id, now()))::timestamp,
      (first_on - 1)::timestamp,
      interval '1 day'
    ) as day
    where extract(isodow from day)::int = any(series.weekdays)
      and private.local_moment(series.school_id, day::date, series.local_time) > now()
  ) then
    target := private.branch_series(series.id, first_on, series.weekdays);
    update public.training_series set to_on = first_on - 1 where id = series.id;
  end if;
  -- One weekday on its own where there are more.
  if not is_whole then
    rest := target;
    target := private.branch_series(rest, first_on, array[p_weekday]);
    update public.training_series set weekdays = array_remove(weekdays, p_weekday) where id = rest;
  end if;
  select * into series from public.training_series where id = target;

  wanted := jsonb_populate_record(
    series,
    p_change - array['id', 'school_id', 'team_id', 'author_id', 'from_on', 'weekday', 'reason', 'fields']
  );
  wanted.to_on := greatest(wanted.to_on, series.from_on - 1);
  if p_change ? 'weekday' then
    if p_weekday is null and cardinality(series.weekdays) > 1 then
      raise exception 'weekday_unclear' using errcode = 'P0001';
    end if;
    day_moved := coalesce(p_weekday, series.weekdays[1]);
    days := (p_change ->> 'weekday')::int - day_moved;
  end if;

  -- First, so that the news of the change can say why.
  if p_change ? 'reason' then
    update public.trainings set change_reason = reason
    where series_id = target and series_date >= first_on and status = 'planned' and starts_at > now();
  end if;
  if (wanted.template_id, wanted.title, wanted.objective, wanted.place)
    is distinct from (series.template_id, series.title, series.objective, series.place)
  then
    update public.training_series
    set template_id = wanted.template_id,
      title = wanted.title,
      objective = wanted.objective,
      place = wanted.place
    where id = target;
  end if;
  -- Given up now and booked again where the dates have gone: none is in the way of another.
  usual_part := series.field_part_id;
  select coalesce(array_agg(training.id), '{}') into dated
  from public.trainings as training
  where training.series_id = target
    and training.series_date >= first_on
    and training.starts_at > now()
    and training.status in ('planned', 'cancelled');
  select coalesce(jsonb_agg(to_jsonb(booking)), '[]') into held
  from public.field_bookings as booking where booking.training_id = any(dated);
  delete from public.field_bookings where training_id = any(dated);

  if days <> 0 then
    perform private.carry_weekday(
      target, first_on, day_moved, days, wanted.local_time, wanted.minutes
    );
    wanted.weekdays := array(
      select case weekday when day_moved then day_moved + days else weekday end as weekday
      from unnest(series.weekdays) as weekday order by 1
    );
    wanted.from_on := least(series.from_on, first_on + least(days, 0));
    wanted.to_on := wanted.to_on + greatest(days, 0);
  end if;
  update public.training_series
  set field_part_id = wanted.field_part_id,
    weekdays = wanted.weekdays,
    local_time = wanted.local_time,
    minutes = wanted.minutes,
    from_on = wanted.from_on,
    to_on = wanted.to_on
  where id = target
  returning * into series;
  changed_id := target;
  taken := private.book_again(
    dated, held, usual_part, series.field_part_id, coalesce(p_change -> 'fields', '{}')
  );
end;
$$;

-- Changes a series from a date on. p_weekday (1 to 7): only that one of its weekdays.
-- p_change, each key optional: {local_time: "18:00", minutes, place, title, objective, template_id,
--   to_on: "2027-06-30" (before p_from: this and all following are off), weekday: 3 (the new day of
--   p_weekday, or of the only weekday), weekdays: [2, 4], reason (told to families), field_part_id (of
--   all dates that have no other one by hand), fields: {"2027-01-12": null} (another part, or none,
--   for a date of the changed series)}.
-- Answers with the series that has the dates now. Runs as the caller.
-- Errors: series_not_writable (42501); weekday_not_of_series, weekday_unclear, no_dates_left,
-- in_the_past (P0001); field_taken (23P01): somebody else has the ground of a date.
create function public.change_series_from(
  p_series_id uuid, p_from date, p_change public.json_document, p_weekday int default null
)
returns public.training_series
language plpgsql
set search_path = ''
as $$
declare
  done record;
  changed public.training_series;
begin
  select * into done
  from private.carry_out_series_change(p_series_id, p_from, p_change, p_weekday);
  if done.taken <> '[]' then
    raise exception 'field_taken' using errcode = '23P01';
  end if;
  select * into changed from public.training_series where id = done.changed_id;
  return changed;
end;
$$;

-- People who answered one of these trainings themselves. Definer: owners count, but read no answers.
create function private.count_answering(p_training_ids uuid[])
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(distinct player_id)::int
  from public.attendance
  where training_id = any(p_training_ids)
    and team_id = any(array(select private.my_managed_team_ids()))
    and answer is not null
    and absence_id is null;
$$;

-- What change_series_from would do, by doing it and taking it back. Numbers of coming trainings:
-- {trainings, moved, called_off, by_hand (moved by a coach before, they stay), again (called off
-- before, they take place again), asked_again and told_off (people whose answer to a moved or called
-- off one stands), clashes: [{starts_at, title}] (another training of the team then), taken: [{date,
-- starts_at, ends_at, field_part_id, by: ["U15"]}] (ground somebody else has), first_on}. Errors as
-- there, but for field_taken.
create function public.series_change_effect(
  p_series_id uuid, p_from date, p_change public.json_document, p_weekday int default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before uuid[];
  stood_at timestamptz[];
  stati text[];
  effect jsonb;
  done record;
begin
  select
    coalesce(array_agg(id order by id), '{}'),
    coalesce(array_agg(starts_at order by id), '{}'),
    coalesce(array_agg(status::text order by id), '{}')
  into before, stood_at, stati
  from public.trainings
  where series_id = p_series_id
    and series_date >= p_from
    and starts_at > now()
    and (p_weekday is null or extract(isodow from series_date)::int = p_weekday);
  begin
    select * into done
    from private.carry_out_series_change(p_series_id, p_from, p_change, p_weekday);
    with dated as (
      select
        training.*,
        old.status as was,
        old.status = 'planned' and training.status = 'planned' and training.starts_at <> old.starts_at as is_moved,
        old.status = 'planned' and training.status = 'cancelled' as is_off
      from unnest(before, stood_at, stati) as old (id, starts_at, status)
      join public.trainings as training on training.id = old.id
    )
    select jsonb_build_object(
      'trainings', count(*) filter (where was = 'planned'),
      'moved', count(*) filter (where is_moved),
      'called_off', count(*) filter (where is_off),
      'by_hand', count(*) filter (
        where was = 'planned' and status = 'planned' and not is_moved and exists (
          select from public.training_series_exceptions as exception
          where exception.series_id = dated.series_id
            and exception.on_date = dated.series_date
            and exception.kind = 'moved'
        )
      ),
      'again', count(*) filter (where was = 'cancelled' and status = 'planned'),
      'asked_again', private.count_answering(array_agg(dated.id) filter (where is_moved)),
      'told_off', private.count_answering(array_agg(dated.id) filter (where is_off)),
      'first_on', min(series_date) filter (where is_moved or is_off),
      'taken', done.taken,
      'clashes', coalesce(
        jsonb_agg(
          jsonb_build_object('starts_at', other.starts_at, 'title', other.title) order by other.starts_at
        ) filter (where is_moved and other.id is not null),
        '[]'
      )
    )
    into effect
    from dated
    left join lateral (
      select another.id, another.starts_at, another.title
      from public.trainings as another
      where another.team_id = dated.team_id
        and another.id <> dated.id
        and another.status = 'planned'
        and another.starts_at < dated.ends_at
        and another.ends_at > dated.starts_at
        and another.starts_at > dated.starts_at - interval '5 hours'
      limit 1
    ) as other on true;
    raise exception 'only_looked' using errcode = 'TL001';
  exception
    when sqlstate 'TL001' then null;
  end;
  return effect;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.branch_series(uuid, date, int[]),
  private.carry_weekday(uuid, date, int, int, time, int),
  private.count_answering(uuid[]),
  private.book_again(uuid[], jsonb, uuid, uuid, jsonb),
  private.carry_out_series_change(uuid, date, jsonb, int),
  public.change_series_from(uuid, date, public.json_document, int),
  public.series_change_effect(uuid, date, public.json_document, int)
to authenticated;
