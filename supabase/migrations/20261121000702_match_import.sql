-- Import of fixture lists: many matches of one team at once, found again when the list is read again.
--
--                        player  parent  coach of the team  other coach  owner  admin
-- import_matches           -       -       yes                -            yes    -
-- undo_match_import        -       -       yes                -            yes    -
--
-- Coach and owner mean: of that school. Both run as the caller, so each row passes the policies, checks and
-- triggers of a match that is saved by hand. A row that fails leaves the others alone. A match that runs
-- or was played is never changed, one that was called off stays so. What the list does not say stays as it
-- is. A moved match asks those who had said yes again (0710); new ones are told in one notification.

-- Functions ---------------------------------------------------------------------------------

-- One row of import_matches, all of it or nothing.
create function private.import_match(p_team_id uuid, p_row jsonb, out match_id uuid, out outcome text)
language plpgsql
set search_path = ''
as $$
declare
  wanted record;
  present public.matches;
  later public.matches;
begin
  select * into wanted
  from jsonb_to_record(p_row) as entry (
    external_id text, match_id uuid, seen_at timestamptz, opponent text, is_home boolean,
    kind public.match_kind, competition text, starts_at timestamptz, meet_minutes int, venue text,
    format int, periods int, period_minutes int
  );
  if wanted.external_id is null then
    outcome := 'invalid';
    return;
  end if;
  -- by its name in the list, else the one entered by hand that the preview found
  select * into present from public.matches as match
  where match.team_id = p_team_id
    and (
      match.external_id = wanted.external_id
      or (match.id = wanted.match_id and match.external_id is null)
    )
  order by match.external_id is null
  limit 1
  for update;
  match_id := present.id;
  if match_id is null then
    insert into public.matches (
      team_id, external_id, opponent, is_home, kind, competition, starts_at, meet_at, venue,
      format, periods, period_minutes
    )
    values (
      p_team_id, wanted.external_id, wanted.opponent, wanted.is_home, coalesce(wanted.kind, 'league'),
      wanted.competition, wanted.starts_at,
      wanted.starts_at - wanted.meet_minutes * interval '1 minute', wanted.venue,
      coalesce(wanted.format, 11), coalesce(wanted.periods, 2), coalesce(wanted.period_minutes, 45)
    )
    returning id into match_id;
    outcome := 'created';
    return;
  end if;
  if present.status in ('live', 'finished') then
    outcome := 'match_not_open';
    return;
  end if;
  if wanted.seen_at is distinct from present.updated_at and wanted.seen_at is not null then
    outcome := 'stale_row';
    return;
  end if;

  later := present;
  later.external_id := wanted.external_id;
  later.opponent := wanted.opponent;
  later.is_home := wanted.is_home;
  later.kind := coalesce(wanted.kind, present.kind);
  later.competition := coalesce(wanted.competition, present.competition);
  later.starts_at := wanted.starts_at;
  later.meet_at := present.meet_at + (wanted.starts_at - present.starts_at);
  later.field_part_id := case when wanted.is_home then present.field_part_id end;
  -- a pitch that was chosen here knows the place better than the list does
  later.venue := case
    when later.field_part_id is not null then present.venue
    else coalesce(wanted.venue, present.venue)
  end;
  if later is not distinct from present then
    outcome := 'unchanged';
    return;
  end if;
  update public.matches as match
  set external_id = later.external_id, opponent = later.opponent, is_home = later.is_home,
    kind = later.kind, competition = later.competition, starts_at = later.starts_at,
    meet_at = later.meet_at, field_part_id = later.field_part_id, venue = later.venue
  where match.id = present.id;
  later.external_id := present.external_id;
  outcome := case when later is distinct from present then 'changed' else 'unchanged' end;
exception
  when exclusion_violation then
    match_id := null;
    outcome := case when sqlerrm = 'match_overlaps' then 'match_overlaps' else 'field_taken' end;
  when integrity_constraint_violation or data_exception then
    match_id := null;
    outcome := 'invalid';
end;
$$;

-- Reads a list in. p_rows: up to 500 of {"external_id", "match_id"?, "seen_at"?, "opponent", "is_home",
-- "kind"?, "competition"?, "starts_at", "meet_minutes"?, "venue"?, "format"?, "periods"?,
-- "period_minutes"?}. match_id: a match entered by hand that the row is; seen_at: its updated_at when it
-- was compared. meet_minutes, format and periods count for new matches only. Rows that stand where another
-- of the list moves away from are tried a second time.
-- outcome: created, changed, unchanged; match_overlaps, field_taken, match_not_open (runs or was played),
--   stale_row, row_twice, invalid.
-- Errors: too_many_rows (P0001); match_not_writable (42501).
create function public.import_matches(p_team_id uuid, p_rows public.json_list)
returns table (place int, match_id uuid, outcome text)
language plpgsql
set search_path = ''
as $$
declare
  ids uuid[] := '{}';
  outcomes text[] := '{}';
  seen text[] := '{}';
  name text;
  one record;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 500 then
    raise exception 'too_many_rows' using errcode = 'P0001';
  end if;
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  perform set_config('touchline.is_importing', 'yes', true);
  for i in 1 .. jsonb_array_length(p_rows) loop
    name := p_rows -> (i - 1) ->> 'external_id';
    if name = any(seen) then
      ids[i] := null;
      outcomes[i] := 'row_twice';
    else
      select * into one from private.import_match(p_team_id, p_rows -> (i - 1));
      ids[i] := one.match_id;
      outcomes[i] := one.outcome;
      seen := seen || name;
    end if;
  end loop;
  for i in 1 .. jsonb_array_length(p_rows) loop
    continue when outcomes[i] not in ('match_overlaps', 'field_taken');
    select * into one from private.import_match(p_team_id, p_rows -> (i - 1));
    ids[i] := one.match_id;
    outcomes[i] := one.outcome;
  end loop;
  perform set_config('touchline.is_importing', '', true);
  perform private.tell_imported_matches(array(
    select made.id from unnest(ids, outcomes) as made (id, outcome) where made.outcome = 'created'
  ));
  return query
  select made.nr::int, made.id, made.outcome
  from unnest(ids, outcomes) with ordinality as made (id, outcome, nr)
  order by made.nr;
end;
$$;

-- Takes new matches of an import back while it is fresh (a day); answers how many went. One that somebody has
-- answered, was called up for, or that is no longer planned, stays.
create function public.undo_match_import(p_match_ids public.id_list)
returns int
language plpgsql
set search_path = ''
as $$
declare
  gone int;
begin
  delete from public.matches as match
  where match.id = any(p_match_ids)
    and match.external_id is not null
    and match.status = 'planned'
    and match.created_at > now() - interval '1 day'
    and not exists (select from public.match_squad as entry where entry.match_id = match.id);
  get diagnostics gone = row_count;
  return gone;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.import_match(uuid, jsonb),
  public.import_matches(uuid, public.json_list),
  public.undo_match_import(public.id_list)
to authenticated;
