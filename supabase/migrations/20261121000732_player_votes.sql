-- Player of the match: the team elects it after the final whistle.
--
--                      player      parent              coach of the team  other coach  owner  admin
-- match_votes            -           -                   -                  -            -      -
-- match_ballots          -           -                   -                  -            -      -
-- read_player_vote     own match   child's match       yes                -            yes    -
-- start_…, end_…         -           -                 yes                -            yes    -
-- cast_player_ballot   oneself     child w/o account     -                  -            -      -
--
-- Nobody reads or writes the tables but these functions: who voted for whom is told to nobody, not even to the
-- coach. Everybody called up has one ballot, casts it on a team mate and may change it until the vote ends;
-- for a child without an account a confirmed guardian who answers for it does. A vote tells the winner and no
-- numbers: nobody reads that a child got none. Fewer than three ballots elect nobody.
-- In a team with minors a vote needs the school's word (schools.has_player_votes).

-- Types -------------------------------------------------------------------------------------

create type public.player_vote_state as enum ('none', 'refused', 'open', 'over');

-- Tables ------------------------------------------------------------------------------------

create table public.match_votes (
  match_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  ends_at timestamptz not null,
  started_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint match_votes_pkey primary key (match_id),
  constraint match_votes_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_votes_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_votes_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_votes_started_by foreign key (started_by) references public.users (id) on delete set null,
  constraint match_votes_duration check (ends_at <= created_at + interval '2 days')
);

create table public.match_ballots (
  match_id uuid not null,
  voter_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_ballots_pkey primary key (match_id, voter_id),
  constraint match_ballots_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_ballots_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_ballots_vote foreign key (match_id) references public.match_votes (match_id) on delete cascade,
  constraint match_ballots_voter foreign key (voter_id) references public.players (id) on delete cascade,
  constraint match_ballots_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint match_ballots_team_mate check (player_id <> voter_id)
);

comment on column public.match_ballots.voter_id is 'The player whose ballot it is, whoever cast it.';

-- Indexes -----------------------------------------------------------------------------------

create index match_votes_school on public.match_votes (school_id);
create index match_votes_team on public.match_votes (team_id);
create index match_votes_started_by on public.match_votes (started_by);
create index match_ballots_school on public.match_ballots (school_id);
create index match_ballots_team on public.match_ballots (team_id);
create index match_ballots_voter on public.match_ballots (voter_id);
create index match_ballots_player on public.match_ballots (player_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_votes_assign_team
before insert or update of match_id, team_id, school_id on public.match_votes
for each row execute function private.take_team_of_match();

create trigger match_ballots_assign_team
before insert or update of match_id, team_id, school_id on public.match_ballots
for each row execute function private.take_team_of_match();

-- Predicates --------------------------------------------------------------------------------

-- Who is called up for a match, and who casts the ballot: the player, or for one without an account the confirmed
-- guardians who answer for it.
create function private.player_voters(p_match_id uuid)
returns table (player_id uuid, first_name text, shirt_number int, user_id uuid, is_child boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select player.id, player.first_name, entry.shirt_number, coalesce(player.user_id, link.guardian_id),
    player.user_id is null
  from public.match_squad as entry
  join public.players as player on player.id = entry.player_id
  left join public.guardian_links as link
    on player.user_id is null and link.player_id = player.id and link.status = 'active'
    and link.is_trusted and link.can_respond
  where entry.match_id = p_match_id and entry.role in ('starter', 'bench');
$$;

-- Somebody under age is called up, and the school has not said yes.
create function private.is_vote_refused(p_match_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.match_squad as entry
    join public.schools as school on school.id = entry.school_id and not school.has_player_votes
    where entry.match_id = p_match_id and entry.role in ('starter', 'bench')
      and private.is_minor_player(entry.player_id)
  );
$$;

-- Functions ---------------------------------------------------------------------------------

-- One row for the staff of the team, owners and whoever is called up or answers for one who is; none for others, and
-- none for families before a vote begins.
--   state        refused: minors play and the school has not allowed it
--   voters       how many ballots there are; cast: how many of them were cast
--   candidates   [{id, first_name, shirt_number}], for those who may vote, while it is open
--   ballots      [{voter_id, first_name, player_id, is_child}]: the caller's own, player_id empty before it is cast
--   winners      first names, once it is over; several share it; none with fewer than three ballots
create function public.read_player_vote(p_match_id uuid)
returns table (
  state public.player_vote_state,
  ends_at timestamptz,
  voters int,
  cast_ballots int,
  candidates jsonb,
  ballots jsonb,
  winners text[]
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  asked public.matches;
  vote public.match_votes;
  manages boolean;
begin
  if not private.is_active() then
    return;
  end if;
  select * into asked from public.matches where id = p_match_id and status = 'finished';
  if not found then
    return;
  end if;
  select * into vote from public.match_votes where match_id = p_match_id;
  manages := asked.team_id = any(array(select private.my_managed_team_ids()));
  select count(distinct voter.player_id)::int into voters from private.player_voters(p_match_id) as voter;
  if vote.match_id is null and manages then
    state := case when private.is_vote_refused(p_match_id) then 'refused' else 'none' end;
    cast_ballots := 0;
    return next;
    return;
  end if;
  if vote.match_id is null
    or not (
      manages
      or exists (
        select from public.match_squad as entry
        where entry.match_id = p_match_id and entry.role in ('starter', 'bench')
          and entry.player_id = any(array(select private.my_trusted_player_ids()))
      )
    )
  then
    return;
  end if;

  state := case when vote.ends_at > now() then 'open' else 'over' end;
  ends_at := vote.ends_at;
  select count(*)::int into cast_ballots from public.match_ballots as ballot where ballot.match_id = p_match_id;
  if state = 'open' then
    select jsonb_agg(
      jsonb_build_object(
        'voter_id', voter.player_id, 'first_name', voter.first_name, 'player_id', ballot.player_id,
        'is_child', voter.is_child
      )
      order by voter.first_name, voter.player_id
    )
    into ballots
    from private.player_voters(p_match_id) as voter
    left join public.match_ballots as ballot
      on ballot.match_id = p_match_id and ballot.voter_id = voter.player_id
    where voter.user_id = me;
    if ballots is not null then
      select jsonb_agg(
        jsonb_build_object(
          'id', candidate.player_id, 'first_name', candidate.first_name, 'shirt_number', candidate.shirt_number
        )
        order by candidate.shirt_number nulls last, candidate.first_name, candidate.player_id
      )
      into candidates
      from (select distinct on (voter.player_id) voter.* from private.player_voters(p_match_id) as voter) as candidate;
    end if;
  elsif cast_ballots >= 3 then
    select array_agg(player.first_name order by player.first_name, player.id) into winners
    from (
      select ballot.player_id, rank() over (order by count(*) desc) as place
      from public.match_ballots as ballot
      where ballot.match_id = p_match_id
      group by ballot.player_id
    ) as counted
    join public.players as player on player.id = counted.player_id
    where counted.place = 1;
  end if;
  return next;
end;
$$;

-- Opens the vote for a day and tells everybody who has a ballot. Once a match; a week after it at the latest.
-- Errors: match_not_writable (42501); match_not_finished, vote_too_late, vote_needs_school, vote_started_already,
-- vote_needs_players (P0001).
create function public.start_player_vote(p_match_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  played public.matches;
  listener record;
begin
  select * into played from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if played.status <> 'finished' then
    raise exception 'match_not_finished' using errcode = 'P0001';
  end if;
  if played.starts_at < now() - interval '7 days' then
    raise exception 'vote_too_late' using errcode = 'P0001';
  end if;
  if private.is_vote_refused(p_match_id) then
    raise exception 'vote_needs_school' using errcode = 'P0001';
  end if;
  if (select count(distinct voter.player_id) from private.player_voters(p_match_id) as voter) < 3 then
    raise exception 'vote_needs_players' using errcode = 'P0001';
  end if;
  insert into public.match_votes (match_id, ends_at)
  values (p_match_id, now() + interval '1 day')
  on conflict (match_id) do nothing;
  if not found then
    raise exception 'vote_started_already' using errcode = 'P0001';
  end if;
  for listener in
    select voter.user_id, string_agg(voter.first_name, ', ' order by voter.first_name)
      filter (where voter.is_child) as children
    from private.player_voters(p_match_id) as voter
    where voter.user_id is not null
    group by voter.user_id
  loop
    perform private.notify(
      array[listener.user_id],
      'training',
      'match_vote_opened',
      jsonb_build_object(
        'team', team.name, 'opponent', played.opponent, 'player', listener.children,
        'starts_at', played.starts_at, 'time_zone', school.time_zone
      ),
      '/match-manager/details/' || p_match_id,
      p_dedupe => 'match_vote:' || p_match_id,
      p_about_id => p_match_id,
      p_expires_at => now() + interval '1 day'
    )
    from public.teams as team
    join public.schools as school on school.id = team.school_id
    where team.id = played.team_id;
  end loop;
end;
$$;

-- Ends a running vote now. Errors: match_not_writable (42501), vote_is_over (P0001).
create function public.end_player_vote(p_match_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.matches
    where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  ) then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  update public.match_votes set ends_at = now() where match_id = p_match_id and ends_at > now();
  if not found then
    raise exception 'vote_is_over' using errcode = 'P0001';
  end if;
end;
$$;

-- One ballot on a team mate; a second one replaces the first.
-- Errors: vote_not_allowed (42501); vote_is_over, player_not_called (P0001).
create function public.cast_player_ballot(p_match_id uuid, p_voter_id uuid, p_player_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_active() or not exists (
    select from private.player_voters(p_match_id) as voter
    where voter.player_id = p_voter_id and voter.user_id = (select auth.uid())
  ) then
    raise exception 'vote_not_allowed' using errcode = '42501';
  end if;
  -- waits for who is ending the vote
  perform from public.match_votes where match_id = p_match_id and ends_at > now() for share;
  if not found then
    raise exception 'vote_is_over' using errcode = 'P0001';
  end if;
  if p_player_id = p_voter_id or not exists (
    select from private.player_voters(p_match_id) as voter where voter.player_id = p_player_id
  ) then
    raise exception 'player_not_called' using errcode = 'P0001';
  end if;
  insert into public.match_ballots (match_id, voter_id, player_id)
  values (p_match_id, p_voter_id, p_player_id)
  on conflict (match_id, voter_id) do update set player_id = excluded.player_id;
end;
$$;

-- Policies and grants -----------------------------------------------------------------------

alter table public.match_votes enable row level security;
alter table public.match_ballots enable row level security;

revoke all on public.match_votes, public.match_ballots from anon, authenticated;

grant execute on function
  public.read_player_vote(uuid),
  public.start_player_vote(uuid),
  public.end_player_vote(uuid),
  public.cast_player_ballot(uuid, uuid, uuid)
to authenticated;
