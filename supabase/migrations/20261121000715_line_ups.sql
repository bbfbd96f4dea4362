-- Line-ups: all periods, the formation and the duties of a match in one save, and formations of a team's own.
--
--                    player   parent         coach of the team  other coach  owner    admin
-- team_formations      -        -              s i u d            -            s i u d  -
-- save_lineup          -        -              yes                -            yes      -
--
-- Coach and owner mean: of that school. Two coaches may have the same line-up open: whoever saves says
-- what was read, and is refused when somebody else has saved since. Captain, order of the bench and set
-- pieces are columns of match_squad (0710), because they belong to who is called up and go with it.
--
-- A formation of one's own is a drawing of places, not of players. A match keeps the places themselves
-- (match_lineup_slots), so a formation may be changed or removed and no match changes with it.

-- Functions ---------------------------------------------------------------------------------

-- A list of as many places as the format has, [{slot, x, y}], each slot once and nothing else in it.
create function private.is_formation_places(p_places jsonb, p_format int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(p_places) = 'array' then (
    select count(*) = p_format
      and count(distinct place ->> 'slot') = p_format
      and coalesce(bool_and(
        case when jsonb_typeof(place) = 'object' then
          place ->> 'slot' ~ '^[a-z]{1,4}[0-9]{0,2}$'
          and place ->> 'x' ~ '^([0-9]{1,2}|100)$'
          and place ->> 'y' ~ '^([0-9]{1,2}|100)$'
          and place - '{slot,x,y}'::text[] = '{}'
        else false end
      ), false)
    from jsonb_array_elements(p_places) as place
  ) else false end
$$;

grant execute on function private.is_formation_places(jsonb, int) to authenticated, service_role;

-- Tables ------------------------------------------------------------------------------------

create table public.team_formations (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  name text not null,
  format int not null,
  formation text not null,
  places jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_formations_pkey primary key (id),
  constraint team_formations_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint team_formations_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint team_formations_name_length check (name = btrim(name) and char_length(name) between 1 and 40),
  constraint team_formations_format_range check (format between 3 and 11),
  constraint team_formations_formation_form check (formation ~ '^\d(-\d){1,4}$'),
  constraint team_formations_places_form check (
    octet_length(places::text) <= 2000 and private.is_formation_places(places, format)
  )
);

comment on column public.team_formations.formation is 'The lines it grew from, as "4-4-2"; what a match is told to play.';
comment on column public.team_formations.places is
  '[{slot, x, y}]: x percent of the width from the left, y percent of the length from the own goal.';

-- Indexes -----------------------------------------------------------------------------------

create index team_formations_school on public.team_formations (school_id);
create unique index team_formations_name_once on public.team_formations (team_id, format, lower(name));

-- Triggers ----------------------------------------------------------------------------------

create trigger team_formations_assign_school
before insert or update of team_id, school_id on public.team_formations
for each row execute function private.take_school_of_team();

-- A list to choose from stays a list. Definer: the number is the team's, whoever asks.
-- Errors: too_many_formations (P0001).
create function private.refuse_too_many_formations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- two coaches at once count one after the other
  perform from public.teams where id = new.team_id for no key update;
  if (select count(*) from public.team_formations where team_id = new.team_id) > 30 then
    raise exception 'too_many_formations' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

-- After the policies: who may not write learns nothing of a team.
create constraint trigger team_formations_limit
after insert on public.team_formations
for each row execute function private.refuse_too_many_formations();

-- Policies ----------------------------------------------------------------------------------

alter table public.team_formations enable row level security;

create policy team_formations_select on public.team_formations for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy team_formations_insert on public.team_formations for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy team_formations_update on public.team_formations for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy team_formations_delete on public.team_formations for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Saving ------------------------------------------------------------------------------------

-- The line-up of a match as somebody has read it, to be compared with the one there is.
create function private.describe_lineup(p_match_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'slots', (
      select coalesce(jsonb_object_agg(
        concat_ws(' ', period, slot), jsonb_build_array(player_id, x, y)
      ), '{}')
      from public.match_lineup_slots where match_id = p_match_id
    ),
    'duties', (
      select coalesce(jsonb_object_agg(
        player_id, jsonb_build_array(is_captain, bench_order, to_jsonb(set_pieces))
      ), '{}')
      from public.match_squad
      where match_id = p_match_id and (is_captain or bench_order is not null or set_pieces <> '{}')
    )
  )
$$;

grant execute on function private.describe_lineup(uuid) to authenticated, service_role;

-- Saves formation, periods and duties of a match together or not at all, and returns the line-up in the
-- form p_seen has. Runs as the caller: the policies decide.
-- p_seen: {slots: {"1 gk": [player_id, x, y]}, duties: {player_id: [is_captain, bench_order, set_pieces]}},
--   as it was read; duties without those who have none.
-- p_periods: [{period, slots: [{slot, player_id, x?, y?}]}], those that changed; see set_lineup.
-- p_duties: [{player_id, is_captain?, bench_order?, set_pieces?}], of everybody who has one; null leaves them.
-- p_formation: null leaves it.
-- Errors: stale_row, lineup_required, unknown_period, player_not_called, too_many_players (P0001);
--   match_not_writable (42501); 23505 two captains, two in one place or one in two; 23503 not in the squad.
create function public.save_lineup(
  p_match_id uuid,
  p_seen public.json_document,
  p_periods public.json_list,
  p_formation public.short_text default null,
  p_duties public.json_list default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked record;
begin
  perform from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if jsonb_typeof(p_periods) is distinct from 'array'
    or jsonb_typeof(coalesce(p_duties, '[]')) is distinct from 'array' then
    raise exception 'lineup_required' using errcode = 'P0001';
  end if;
  if private.describe_lineup(p_match_id) is distinct from p_seen then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;

  if p_formation is not null then
    update public.matches set formation = p_formation where id = p_match_id;
  end if;
  for asked in select * from jsonb_to_recordset(p_periods) as entry (period int, slots jsonb) loop
    perform public.set_lineup(p_match_id, asked.period, asked.slots);
  end loop;

  if p_duties is not null then
    update public.match_squad set is_captain = false, bench_order = null, set_pieces = '{}'
    where match_id = p_match_id and (is_captain or bench_order is not null or set_pieces <> '{}');
    for asked in
      select * from jsonb_to_recordset(p_duties)
        as entry (player_id uuid, is_captain boolean, bench_order int, set_pieces public.set_piece[])
    loop
      update public.match_squad
      set is_captain = coalesce(asked.is_captain, false),
        bench_order = asked.bench_order,
        set_pieces = coalesce(asked.set_pieces, '{}')
      where match_id = p_match_id and player_id = asked.player_id and role in ('starter', 'bench');
      if not found then
        raise exception 'player_not_called' using errcode = 'P0001';
      end if;
    end loop;
  end if;
  return private.describe_lineup(p_match_id);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.team_formations from anon, authenticated;

grant select, delete on public.team_formations to authenticated;
grant insert (id, team_id, name, format, formation, places) on public.team_formations to authenticated;
grant update (name, formation, places) on public.team_formations to authenticated;

grant execute on function
  public.save_lineup(uuid, public.json_document, public.json_list, public.short_text, public.json_list)
to authenticated;
