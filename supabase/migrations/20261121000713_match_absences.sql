-- Absences and matches: who is away says no to every match of those days, without being asked.
--
-- The same rules as for trainings (0640): what a family enters overrules what was said before; a match that
-- is new or moves asks the absence only where no person has answered; an absence that ends or shrinks takes
-- its own answers back and no other. A person's later answer counts over the absence. Matches that have
-- begun or were called off stay as they are, and so does the coach's choice: a called-up player who is
-- away keeps the role until the coach takes it back.

-- Functions ---------------------------------------------------------------------------------

-- Answers "no" for those who are away: for squads and guests of the named matches that are still to come;
-- p_player_id: only for one. p_overrules: also what a person answered before.
-- Definer: absences answer whoever wrote them.
create function private.answer_matches_for_absent(p_match_ids uuid[], p_player_id uuid, p_overrules boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.match_squad as present (
    match_id, player_id, answer, answered_at, answered_by, absence_id
  )
  select distinct on (match.id, absence.player_id)
    match.id, absence.player_id, 'no', now(), absence.created_by, absence.id
  from public.matches as match
  cross join lateral (
    select private.local_day(match.school_id, match.starts_at) as on_date
  ) as day
  cross join lateral (
    select member.player_id from public.squad_members as member
    where member.team_id = match.team_id
      and member.joined_on <= day.on_date
      and (member.left_on is null or member.left_on >= day.on_date)
    union
    select guest.player_id from public.match_squad as guest where guest.match_id = match.id
  ) as asked
  join public.absences as absence
    on absence.player_id = asked.player_id
    and day.on_date between absence.from_on and absence.to_on
  where match.id = any(p_match_ids)
    and match.status = 'planned'
    and match.starts_at > now()
    and (p_player_id is null or asked.player_id = p_player_id)
  order by match.id, absence.player_id, absence.created_at desc
  on conflict on constraint match_squad_once do update
    set answer = 'no',
      answered_at = now(),
      answered_by = excluded.answered_by,
      needs_reconfirmation = false,
      absence_id = excluded.absence_id
    where p_overrules or present.answer is null or present.absence_id is not null;
$$;

create function private.withdraw_absence_of_matches()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.match_squad as said
  set answer = null, answered_at = null, answered_by = null, absence_id = null
  from public.matches as match
  where said.absence_id = old.id
    and match.id = said.match_id
    and match.status = 'planned'
    and match.starts_at > now();
  return coalesce(new, old);
end;
$$;

create function private.spread_absence_to_matches()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  absence public.absences := coalesce(new, old);
begin
  -- A day more on either side: which day it is depends on the school's zone.
  perform private.answer_matches_for_absent(
    array(
      select match.id
      from public.matches as match
      where match.starts_at >= absence.from_on - interval '1 day'
        and match.starts_at < absence.to_on + interval '2 days'
        and (
          match.team_id in (select team_id from public.squad_members where player_id = absence.player_id)
          or match.id in (select match_id from public.match_squad where player_id = absence.player_id)
        )
    ),
    absence.player_id,
    tg_op <> 'DELETE'
  );
  return null;
end;
$$;

create function private.answer_new_matches()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.answer_matches_for_absent(array(select id from added), null, false);
  return null;
end;
$$;

create function private.answer_moved_match()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.match_squad as said
  set answer = null, answered_at = null, answered_by = null, absence_id = null
  from public.absences as absence
  where said.match_id = new.id
    and absence.id = said.absence_id
    and not private.local_day(new.school_id, new.starts_at) between absence.from_on and absence.to_on;
  perform private.answer_matches_for_absent(array[new.id], null, false);
  return null;
end;
$$;

-- A guest is called up, or an answer is taken back, while the player is away.
create function private.answer_for_absent_entry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select 'no', now(), absence.created_by, absence.id
  into new.answer, new.answered_at, new.answered_by, new.absence_id
  from public.matches as match
  join public.absences as absence
    on absence.player_id = new.player_id
    and private.local_day(match.school_id, match.starts_at) between absence.from_on and absence.to_on
  where match.id = new.match_id
    and match.status = 'planned'
    and match.starts_at > now()
  order by absence.created_at desc
  limit 1;
  return new;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger absences_withdraw_matches
before update of from_on, to_on or delete on public.absences
for each row execute function private.withdraw_absence_of_matches();

create trigger absences_spread_matches
after insert or update of from_on, to_on or delete on public.absences
for each row execute function private.spread_absence_to_matches();

create trigger matches_answer_absent
after insert on public.matches
referencing new table as added
for each statement execute function private.answer_new_matches();

create trigger matches_answer_moved
after update of team_id, starts_at, status on public.matches
for each row
when (
  new.starts_at is distinct from old.starts_at
  or new.team_id is distinct from old.team_id
  or (new.status = 'planned' and old.status <> 'planned')
)
execute function private.answer_moved_match();

create trigger match_squad_answer_absent
before insert on public.match_squad
for each row
when (new.answer is null)
execute function private.answer_for_absent_entry();
