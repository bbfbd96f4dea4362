-- Match rotations: who plays in which part of a match, as the coach plans it.
--
--                    player   parent         coach of the team  other coach  owner    admin
-- match_rotations      -        -              s i u d            -            s i u d  -
--
-- Coach and owner mean: of that school. A plan is the coach's until it is played: what families may know
-- is the squad, the line-up and the minutes that follow from the log (0725). It also holds how the coach
-- weighs the players for an even game; that is nobody else's.
--
-- A row is replaced as a whole; whoever saves names the updated_at that was read.

-- Functions ---------------------------------------------------------------------------------

-- An object of at most 60 players, each with one letter a part of the match: p pitch, k keeper, b bench,
-- x away and, where p_is_open, a dot for what is left to the plan. 12 parts at most.
create function private.is_rotation_turns(p_turns jsonb, p_is_open boolean)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(p_turns) = 'object' then (
    select count(*) <= 60
      and coalesce(bool_and(
        jsonb_typeof(turn.value) = 'string'
        and turn.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and turn.value #>> '{}' ~ case when p_is_open then '^[pkbx.]{1,12}$' else '^[pkbx]{1,12}$' end
      ), true)
      and count(distinct char_length(turn.value #>> '{}')) <= 1
    from jsonb_each(p_turns) as turn
  ) else false end
$$;

-- {parts, least_share, keeper, bench_run, is_even, pairs, levels, locks}; every key is there and nothing else.
create function private.is_rotation_rules(p_rules jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(p_rules) = 'object'
    and p_rules ?& array['parts', 'least_share', 'keeper', 'bench_run', 'is_even', 'pairs', 'levels', 'locks']
    and (select count(*) from jsonb_object_keys(p_rules)) = 8
    and p_rules ->> 'parts' ~ '^([1-9]|1[0-2])$'
    and p_rules ->> 'least_share' ~ '^([0-9]{1,2}|100)$'
    and p_rules ->> 'keeper' in ('one', 'periods', 'turns', 'open')
    and p_rules ->> 'bench_run' ~ '^([1-9]|1[0-2])$'
    and jsonb_typeof(p_rules -> 'is_even') = 'boolean'
    and case when jsonb_typeof(p_rules -> 'pairs') = 'array' then jsonb_array_length(p_rules -> 'pairs') <= 20 end
    and not jsonb_path_exists(p_rules, '$.pairs[*] ? (!(@.kind == "together" || @.kind == "apart"))')
    and not jsonb_path_exists(p_rules, '$.pairs[*].keyvalue() ? (@.key != "kind" && @.key != "players")')
    and jsonb_typeof(p_rules -> 'levels') = 'object'
    and not jsonb_path_exists(p_rules, 'strict $.levels.keyvalue() ? (!(@.value == 1 || @.value == 2 || @.value == 3))')
    and private.is_rotation_turns(p_rules -> 'locks', true),
    false
  )
$$;

grant execute on function private.is_rotation_turns(jsonb, boolean), private.is_rotation_rules(jsonb)
to authenticated, service_role;

-- Tables ------------------------------------------------------------------------------------

create table public.match_rotations (
  match_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  rules jsonb not null,
  turns jsonb not null,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_rotations_pkey primary key (match_id),
  constraint match_rotations_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_rotations_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_rotations_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_rotations_author foreign key (author_id) references public.users (id) on delete set null,
  constraint match_rotations_rules_form check (
    octet_length(rules::text) <= 12000 and private.is_rotation_rules(rules)
  ),
  constraint match_rotations_turns_form check (
    octet_length(turns::text) <= 6000 and private.is_rotation_turns(turns, false)
  )
);

comment on column public.match_rotations.rules is
  'What the plan must meet: parts of a period, least share in percent, keeper, turns on the bench in a row, pairs, levels, locks.';
comment on column public.match_rotations.turns is
  'By player one letter a part of the match: p pitch, k keeper, b bench, x away.';

-- Indexes -----------------------------------------------------------------------------------

create index match_rotations_school on public.match_rotations (school_id);
create index match_rotations_team on public.match_rotations (team_id);
create index match_rotations_author on public.match_rotations (author_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_rotations_assign_team
before insert or update of match_id, team_id, school_id on public.match_rotations
for each row execute function private.take_team_of_match();

-- A plan names nobody but the players called up for its match; locks and pairs neither. Definer: no policy
-- may hide an entry from this rule. Errors: player_not_called (P0001).
create function private.refuse_unknown_rotation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from (
      select jsonb_object_keys(new.turns)
      union all
      select jsonb_object_keys(new.rules -> 'locks')
      union all
      select jsonb_object_keys(new.rules -> 'levels')
      union all
      select jsonb_array_elements_text(pair -> 'players')
      from jsonb_array_elements(new.rules -> 'pairs') as pair
    ) as named (player)
    where not exists (
      select from public.match_squad as entry
      where entry.match_id = new.match_id
        and entry.player_id::text = named.player
        and entry.role in ('starter', 'bench')
    )
  ) then
    raise exception 'player_not_called' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

-- After the row's own checks and the policies: who may not write learns nothing of a squad.
create constraint trigger match_rotations_known_players
after insert or update of match_id, rules, turns on public.match_rotations
for each row execute function private.refuse_unknown_rotation();

-- Policies ----------------------------------------------------------------------------------

alter table public.match_rotations enable row level security;

create policy match_rotations_select on public.match_rotations for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_rotations_insert on public.match_rotations for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_rotations_update on public.match_rotations for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy match_rotations_delete on public.match_rotations for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_rotations from anon, authenticated;

grant select, delete on public.match_rotations to authenticated;
grant insert (match_id, rules, turns) on public.match_rotations to authenticated;
grant update (rules, turns) on public.match_rotations to authenticated;
