-- A larger world for the oracle tests: three schools, and people as chance would have them.
--
-- Chance is md5 of a text, so that every run meets the same people: roles in several schools, coaches
-- who are parents, offices and team lists left over from a role that is gone, links in every state.
-- Triggers are off while it is written: the rows are as odd as the constraints allow, and nothing of
-- the schema's own code decides what the rules are then compared with.

-- 0 to sides - 1.
create function tests.dice(what text, sides int)
returns int
language sql
immutable
as $$
  select ('x' || left(md5('touchline ' || what), 7))::bit(28)::int % sides;
$$;

-- The id of one of many things numbered from 1.
create function tests.pick(kind text, what text, many int)
returns uuid
language sql
immutable
as $$
  select tests.id(kind || ' ' || 1 + tests.dice(what, many));
$$;

-- One of the values, or of the labels of an enum.
create function tests.choice(what text, options anyarray)
returns anyelement
language sql
immutable
as $$
  select options[1 + tests.dice(what, cardinality(options))];
$$;

create function tests.person(what text)
returns uuid
language sql
immutable
as $$
  select tests.pick('person', what, 96);
$$;

begin;
set local session_replication_role = replica;

-- Schools and teams ----------------------------------------------------------------------------

insert into public.schools (id, name)
select tests.named('school ' || n), 'School ' || n from generate_series(1, 3) as n;
insert into public.seasons (id, school_id, name, starts_on, ends_on)
select tests.named('season ' || n), tests.id('school ' || n), '2026/27', '2026-07-01', '2027-06-30'
from generate_series(1, 3) as n;
insert into public.teams (id, school_id, name, age_group, season, archived_at)
select
  tests.named('team ' || n), tests.id('school ' || 1 + n % 3), 'Team ' || n, 'U13', '2026/27',
  case when n = 12 then now() end
from generate_series(1, 12) as n;

-- People ---------------------------------------------------------------------------------------
-- 1 to 3 owners, 4 to 30 coaches, 31 to 70 parents, 71 to 84 players, 85, 86 and 92 to 96 nobody
-- yet, 87 administrator, 88 a suspended one, 89 a former coach, 90 owner of two, 91 a suspended owner.
-- 97 has an account and no profile.

insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
select
  tests.named('person ' || n), 'person' || n || '@world.test',
  case when n % 6 > 0 then now() end, '{}'
from generate_series(1, 97) as n;
insert into public.users (id, email, first_name, last_name, phone, status)
select
  tests.id('person ' || n), 'person' || n || '@world.test', 'Person', n::text, '+49 160 ' || n,
  case when n % 11 = 0 or n = 91 then 'suspended' else 'active' end::public.account_status
from generate_series(1, 96) as n;
insert into public.person_cards (user_id, first_name, last_name)
select id, first_name, last_name from public.users where last_name ~ '^\d+$';

insert into public.role_assignments (id, user_id, role, school_id)
select
  tests.named(format('role %s %s %s', held.n, held.role, held.school)), tests.id('person ' || held.n),
  held.role::public.app_role, case when held.role <> 'admin' then tests.id('school ' || held.school) end
from (
  select n, 'owner', n from generate_series(1, 3) as n
  union select n, 'coach', 1 + n % 3 from generate_series(4, 30) as n
  union select n, 'parent', 1 + n % 3 from generate_series(31, 70) as n
  union select n, 'player', 1 + n % 3 from generate_series(71, 84) as n
  union values
    (87, 'admin', 0), (88, 'admin', 0), (88, 'coach', 1), (90, 'owner', 1), (90, 'owner', 2),
    (91, 'owner', 3), (91, 'parent', 1), (1, 'parent', 2), (2, 'coach', 1)
  -- And for every second person one more role somewhere.
  union select
    n,
    tests.choice('second role ' || n, '{coach,coach,parent,parent,parent,player,owner}'::text[]),
    1 + tests.dice('second school ' || n, 3)
  from generate_series(1, 84) as n
  where tests.dice('two roles ' || n, 2) = 0
) as held (n, role, school);

-- The last three hold an office without being staff there any more, or are locked out.
insert into public.school_officers (school_id, user_id, duty)
select tests.id('school ' || office.school), tests.id('person ' || office.n), office.duty::public.officer_duty
from (
  values
    (1, 6, 'safeguarding'), (2, 4, 'safeguarding'), (3, 5, 'safeguarding'), (1, 90, 'safeguarding'),
    (1, 9, 'treasurer'), (2, 7, 'treasurer'), (3, 8, 'treasurer'), (3, 9, 'treasurer'),
    (2, 40, 'safeguarding'), (3, 10, 'treasurer'), (2, 22, 'treasurer')
) as office (school, n, duty);

insert into public.office_proposals (id, school_id, user_id, duty, proposed_by)
select
  tests.named('proposal ' || n), tests.pick('school', 'proposal ' || n, 3), tests.id('person ' || n), 'treasurer',
  tests.id('person ' || n + 1)
from generate_series(1, 40) as n;

-- Every fourth pair of coach and team, the school's own more often; also where the role is gone.
insert into public.team_staff (team_id, school_id, user_id, role)
select
  team.id, team.school_id, tests.id('person ' || n),
  tests.choice('staff role ' || n, enum_range(null::public.staff_role))
from generate_series(1, 12) as t
join public.teams as team on team.id = tests.id('team ' || t)
cross join generate_series(1, 90) as n
where (n <= 30 or n in (88, 89, 90))
  and tests.dice(format('staff %s %s', t, n), case when 1 + n % 3 = 1 + t % 3 then 3 else 9 end) = 0;

insert into public.players (id, school_id, user_id, first_name, last_name, date_of_birth)
select
  tests.named('player ' || n), tests.id('school ' || 1 + n % 3),
  case
    when n <= 14 then tests.id('person ' || 70 + n)
    when n = 15 then tests.id('person 31')
    when n = 16 then tests.id('person 5')
    when n = 17 then tests.id('person 22')
  end,
  'Player', n::text,
  case when n % 14 = 0 then date '1999-01-01' else date '2009-01-01' end + tests.dice('born ' || n, 3000)
from generate_series(1, 150) as n;

-- One or two teams of the school; a quarter left, some came back.
insert into public.squad_members (id, school_id, team_id, player_id, joined_on, left_on)
select
  tests.named(format('squad %s %s', n, k)), player.school_id, team.id, player.id, current_date - 100 + 20 * k,
  case when k < 3 and tests.dice(format('left %s %s', n, k), 4) = 0 then current_date - 10 end
from generate_series(1, 150) as n
cross join generate_series(1, 2) as k
join public.players as player on player.id = tests.id('player ' || n)
join public.teams as team on team.school_id = player.school_id
  and team.id = tests.id('team ' || (n % 3) + 3 * (k + tests.dice(format('team %s %s', n, k), 2) * 2 - case when n % 3 = 0 then 0 else 1 end))
where k = 1 or tests.dice('two teams ' || n, 3) = 0;
insert into public.squad_members (id, school_id, team_id, player_id, joined_on)
select tests.named('squad again ' || n), left_squad.school_id, left_squad.team_id, left_squad.player_id, current_date - 5
from generate_series(1, 150) as n
join public.squad_members as left_squad on left_squad.id = tests.id(format('squad %s 1', n))
where left_squad.left_on is not null and tests.dice('back ' || n, 4) = 0;

-- Every fifth player is asked for by another team of the school, or was.
insert into public.squad_moves (
  id, school_id, player_id, from_team_id, to_team_id, asking_team_id, status, decided_at
)
select
  tests.named('move ' || n), place.school_id, place.player_id, place.team_id, target.id,
  case when n % 2 = 0 then place.team_id else target.id end,
  (case when n % 3 = 0 then 'declined' else 'asked' end)::public.move_status, case when n % 3 = 0 then now() end
from generate_series(1, 150) as n
join public.squad_members as place on place.id = tests.id(format('squad %s 1', n))
join lateral (
  select team.id from public.teams as team
  where team.school_id = place.school_id and team.id <> place.team_id
  order by md5(n || team.id::text) limit 1
) as target on true
where tests.dice('asked for ' || n, 5) = 0;

-- Up to three guardians, of whatever school and role; links in every state, accepted or not, confirmed
-- or not, and with every right.
insert into public.guardian_links (
  id, school_id, guardian_id, player_id, relationship, status, can_respond, can_pay, can_consent,
  receives_health, accepted_at, confirmed_at
)
select distinct on (guardian.id, player.id)
  tests.named(format('link %s %s', n, k)), player.school_id, guardian.id, player.id, 'guardian',
  (
    case tests.dice(format('link state %s %s', n, k), 7)
      when 0 then 'pending' when 1 then 'ended' when 2 then 'objected' else 'active'
    end
  )::public.link_status,
  tests.dice(format('responds %s %s', n, k), 4) > 0,
  trust.steps > 1 and tests.dice(format('pays %s %s', n, k), 4) > 0,
  trust.steps > 1 and tests.dice(format('consents %s %s', n, k), 4) > 0,
  trust.steps > 1 and tests.dice(format('health %s %s', n, k), 4) > 0,
  case when trust.steps > 0 then now() end,
  case when trust.steps > 1 then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 3) as k
cross join lateral (select tests.dice(format('trust %s %s', n, k), 6) as steps) as trust
join public.players as player on player.id = tests.id('player ' || n)
join public.users as guardian on guardian.id = case
  when k < 3 then tests.id('person ' || 31 + tests.dice(format('guardian %s %s', n, k), 40))
  else tests.id('person ' || 1 + tests.dice(format('guardian %s %s', n, k), 96))
end
where k = 1 or tests.dice(format('guardians %s %s', n, k), 3) = 0
order by guardian.id, player.id, k;

-- Profiles, health, invitations ----------------------------------------------------------------

insert into public.coach_profiles (user_id)
select distinct user_id from public.role_assignments where role = 'coach'
on conflict do nothing;
insert into public.owner_profiles (user_id)
select distinct user_id from public.role_assignments where role = 'owner'
on conflict do nothing;
insert into public.parent_profiles (user_id, address, emergency_phone)
select distinct user_id, 'Street 1', '+49 160' from public.role_assignments where role = 'parent'
on conflict do nothing;
insert into public.background_checks (id, school_id, user_id, checked_on, expires_on)
select tests.named('check ' || n), tests.pick('school', 'check ' || n, 3), tests.id('person ' || n), '2026-01-01', '2029-01-01'
from generate_series(1, 30) as n;

insert into public.body_measurements (id, school_id, player_id, measured_on, height_cm, recorded_by)
select tests.named('measurement ' || n), school_id, id, '2026-09-01', 150, tests.person('measured ' || n)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.injuries (id, school_id, player_id, body_part, recorded_by)
select tests.named('injury ' || n), school_id, id, 'knee', tests.person('injury ' || n)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.medical_notes (school_id, player_id, allergies)
select school_id, id, 'wasps'
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.emergency_contacts (id, school_id, player_id, name, phone)
select tests.named('contact ' || n), school_id, id, 'Aunt', '+49 1'
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);

insert into public.invitations (
  id, school_id, email, role, player_id, relationship, invited_by, token_hash, status, decided_at
)
select
  tests.named('invitation ' || n), player.school_id, 'person' || 1 + tests.dice('invited ' || n, 96) || '@world.test',
  'parent', player.id, 'mother', tests.pick('person', 'inviter ' || n, 60), sha256(convert_to(n::text, 'UTF8')),
  invitation.status, case when invitation.status <> 'pending' then now() end
from generate_series(1, 60) as n
join public.players as player on player.id = tests.id('player ' || n)
cross join lateral (
  select tests.choice('invitation ' || n, enum_range(null::public.invitation_status))
) as invitation (status);

insert into public.team_links (id, school_id, team_id, role, token, token_hash, max_uses, created_by, expires_at)
select
  tests.named('team link ' || team.id), team.school_id, team.id, 'parent', team.id::text,
  private.hash_token(team.id::text), 40, null, now() + interval '30 days'
from public.teams as team;
insert into public.team_join_requests (
  id, school_id, team_id, user_id, role, relationship, first_name, last_name, date_of_birth
)
select
  tests.named('join request ' || n), team.school_id, team.id, tests.pick('person', 'joins ' || n, 60), 'parent',
  'mother', 'Child ' || n, 'World', '2014-01-01'
from generate_series(1, 40) as n
join public.teams as team on team.id = tests.pick('team', 'join ' || n, 12);

insert into public.role_requests (id, user_id, role, school_name, status, decided_at)
select tests.named('request ' || n), tests.id('person ' || n), 'coach', 'School', state::public.request_status,
  case when state <> 'pending' then now() end
from generate_series(1, 97, 4) as n
cross join lateral (select tests.choice('request ' || n, array['pending', 'approved', 'declined'])) as request (state);

-- The library, trainings and matches -----------------------------------------------------------

insert into public.animations (id, school_id, owner_id, title, scene, visibility, team_id)
select
  tests.named('animation ' || n), team.school_id, tests.pick('person', 'animator ' || n, 30), 'Animation',
  '{"v": 1, "objects": []}', drawn.visibility, case when drawn.visibility = 'team' then team.id end
from generate_series(1, 40) as n
join public.teams as team on team.id = tests.pick('team', 'animation ' || n, 12)
cross join lateral (select tests.choice('animation ' || n, enum_range(null::public.exercise_visibility))) as drawn (visibility);

insert into public.exercises (
  id, school_id, author_id, visibility, team_id, topic, phase, practice_type, min_age, max_age, players_min,
  players_max, area_length_m, area_width_m, minutes, animation_id
)
select
  tests.named('exercise ' || n), team.school_id, tests.pick('person', 'author ' || n, 30), written.visibility,
  case when written.visibility = 'team' then team.id end, 'passing', 'main_part', 'rondo', 8, 14, 4, 12, 20, 20, 15,
  case when n <= 20 and written.visibility <> 'public' then tests.id('animation ' || n) end
from generate_series(1, 60) as n
join public.teams as team on team.id = tests.pick('team', 'exercise ' || n, 12)
cross join lateral (select tests.choice('exercise ' || n, enum_range(null::public.exercise_visibility))) as written (visibility);
insert into public.exercise_texts (exercise_id, locale, title, aim, coaching_points)
select tests.id('exercise ' || n), 'en', 'Exercise', 'Aim', '{Look up}' from generate_series(1, 60) as n;
insert into public.exercise_favourites (user_id, exercise_id)
select tests.id('person ' || n), tests.pick('exercise', 'favourite ' || n, 60) from generate_series(1, 96) as n;
insert into public.collections (id, school_id, owner_id, title, visibility)
select
  tests.named('collection ' || n), tests.pick('school', 'collection ' || n, 3), tests.id('person ' || n), 'Collection',
  tests.choice('collection of ' || n, enum_range(null::public.collection_visibility))
from generate_series(1, 30) as n;
insert into public.collection_items (collection_id, exercise_id, school_id, position)
select id, tests.pick('exercise', 'collected ' || n, 60), school_id, 0
from generate_series(1, 30) as n join public.collections on id = tests.id('collection ' || n);

insert into public.trainings (id, school_id, team_id, author_id, title, starts_at, ends_at, status)
select
  tests.named(format('training %s %s', t, k)), team.school_id, team.id, tests.pick('person', 'trainer ' || t, 30), 'Training',
  now() + (k * 5 - 12) * interval '1 day', now() + (k * 5 - 12) * interval '1 day' + interval '90 minutes',
  tests.choice(format('training %s %s', t, k), enum_range(null::public.training_status))
from generate_series(1, 12) as t
cross join generate_series(1, 3) as k
join public.teams as team on team.id = tests.id('team ' || t);
insert into public.training_blocks (id, training_id, phase, position, exercise_id, title, minutes)
select
  tests.named(format('block %s %s %s', t, k, p)), tests.id(format('training %s %s', t, k)), 'main_part', p,
  tests.pick('exercise', format('block %s %s %s', t, k, p), 60), 'Block', 20
from generate_series(1, 12) as t
cross join generate_series(1, 3) as k
cross join generate_series(0, 1) as p;
insert into public.exercise_uses (training_id, exercise_id, school_id, team_id, used_at, minutes)
select distinct on (training.id, block.exercise_id)
  training.id, block.exercise_id, training.school_id, training.team_id, training.starts_at, 20
from public.training_blocks as block
join public.trainings as training on training.id = block.training_id
join tests.names as names on names.id = block.id and names.name like 'block % % %';
insert into public.training_staff_notes (training_id, school_id, team_id, author_id, notes)
select id, school_id, team_id, author_id, 'Between us' from public.trainings
join tests.names using (id) where names.name like 'training % %';
insert into public.training_series (id, school_id, team_id, author_id, weekdays, local_time, minutes, from_on, to_on)
select tests.named('series ' || t), school_id, id, tests.pick('person', 'series ' || t, 30), '{2}', '17:00', 90, current_date, current_date + 90
from generate_series(1, 12) as t join public.teams on id = tests.id('team ' || t);
insert into public.training_series_exceptions (series_id, on_date, school_id, team_id, kind)
select tests.id('series ' || t), '2027-01-05', school_id, id, 'skipped'
from generate_series(1, 12) as t join public.teams on id = tests.id('team ' || t);
insert into public.training_templates (id, school_id, author_id, title, is_shared)
select
  tests.named('evening ' || n), tests.pick('school', 'evening ' || n, 3), tests.id('person ' || n), 'Evening',
  tests.dice('shared evening ' || n, 2) = 0
from generate_series(1, 30) as n;
insert into public.training_template_blocks (id, school_id, template_id, phase, position, title, minutes)
select tests.named('evening block ' || n), school_id, id, 'game', 0, 'Game', 20
from generate_series(1, 30) as n join public.training_templates on id = tests.id('evening ' || n);
insert into public.season_plans (id, school_id, team_id, author_id, starts_on, ends_on, is_shared)
select
  tests.named('plan ' || t), school_id, id, tests.pick('person', 'planner ' || t, 30), '2026-07-01', '2027-06-30',
  tests.dice('shared plan ' || t, 2) = 0
from generate_series(1, 12) as t join public.teams on id = tests.id('team ' || t);
insert into public.season_plan_blocks (id, school_id, team_id, plan_id, kind, title, starts_on, ends_on)
select tests.named('plan block ' || t), school_id, team_id, id, 'break', 'Break', '2026-12-21', '2027-01-10'
from generate_series(1, 12) as t join public.season_plans on id = tests.id('plan ' || t);
insert into public.season_plan_weeks (plan_id, week_on, school_id, team_id, theme)
select id, '2026-08-03', school_id, team_id, 'Passing'
from generate_series(1, 12) as t join public.season_plans on id = tests.id('plan ' || t);
insert into public.season_plan_targets (plan_id, week_on, topic, school_id, team_id, minutes)
select id, '2026-08-03', 'passing', school_id, team_id, 60
from generate_series(1, 12) as t join public.season_plans on id = tests.id('plan ' || t);

insert into public.fields (id, school_id, name, length_m, width_m)
select tests.named('field ' || n), tests.id('school ' || n), 'Field', 100, 60 from generate_series(1, 3) as n;
insert into public.field_parts (id, school_id, field_id, kind, label, along)
select tests.named('part ' || n), tests.id('school ' || n), tests.id('field ' || n), 'half', 'A', '[0,6)'
from generate_series(1, 3) as n;
insert into public.field_bookings (
  id, school_id, field_id, field_part_id, kind, team_id, title, starts_at, ends_at, along, across
)
select
  tests.named('booking ' || t), school_id, tests.id('field ' || 1 + t % 3), tests.id('part ' || 1 + t % 3), 'meeting', id, 'Meeting',
  now() + t * interval '1 day', now() + t * interval '1 day' + interval '1 hour', '[0,6)', '[0,12)'
from generate_series(1, 12) as t join public.teams on id = tests.id('team ' || t);
insert into public.equipment_items (id, school_id, kind, count)
select tests.named('equipment ' || n), tests.id('school ' || n), 'balls', 20 from generate_series(1, 3) as n;

-- Everybody who ever was in the squad, also with an answer from before they left.
insert into public.attendance (
  id, school_id, training_id, team_id, player_id, starts_at, answer, answered_at, status, recorded_at
)
select
  tests.named(format('attendance %s %s %s', t, k, n)), training.school_id, training.id, training.team_id, player.id, training.starts_at,
  'yes', now(), 'present', now()
from generate_series(1, 12) as t
cross join generate_series(1, 3) as k
cross join generate_series(1, 150) as n
join public.trainings as training on training.id = tests.id(format('training %s %s', t, k))
join public.players as player on player.id = tests.id('player ' || n)
where exists (select from public.squad_members where team_id = training.team_id and player_id = player.id)
  or player.school_id = training.school_id and tests.dice(format('guest %s %s %s', t, k, n), 20) = 0;
insert into public.answer_reminders (id, school_id, team_id, training_id, told)
select tests.named(format('reminder %s 1', t)), school_id, team_id, id, 3
from generate_series(1, 12) as t join public.trainings on id = tests.id(format('training %s 1', t));
insert into public.training_reviews (training_id, school_id, team_id, player_id, trend, recorded_at)
select training_id, school_id, team_id, player_id, 1, now() from public.attendance
where tests.dice('review ' || id, 3) = 0;
insert into public.absences (id, school_id, player_id, from_on, to_on, reason, note, created_by)
select tests.named('absence ' || n), school_id, id, current_date, current_date + 5, 'illness', 'Flu', tests.person('absence ' || n)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.appointments (id, school_id, player_id, title, from_on, to_on, created_by)
select tests.named('appointment ' || n), school_id, id, 'Dentist', current_date, current_date, tests.person('appointment ' || n)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);

insert into public.matches (id, school_id, team_id, opponent, starts_at, status, goals_for, goals_against)
select
  tests.named(format('match %s %s', t, k)), team.school_id, team.id, 'Guests', now() + (k * 10 - 15) * interval '1 day',
  case k when 1 then 'finished' else 'planned' end::public.match_status, case k when 1 then 1 end, case k when 1 then 0 end
from generate_series(1, 12) as t
cross join generate_series(1, 2) as k
join public.teams as team on team.id = tests.id('team ' || t);
-- The squad, former members and guests of other teams of the school.
insert into public.match_squad (id, school_id, team_id, match_id, player_id, role)
select
  tests.named(format('called %s %s %s', t, k, n)), match.school_id, match.team_id, match.id, player.id,
  tests.choice(format('called %s %s %s', t, k, n), array['starter', 'bench', 'not_called', null]::public.match_squad_role[])
from generate_series(1, 12) as t
cross join generate_series(1, 2) as k
cross join generate_series(1, 150) as n
join public.matches as match on match.id = tests.id(format('match %s %s', t, k))
join public.players as player on player.id = tests.id('player ' || n) and player.school_id = match.school_id
where exists (select from public.squad_members where team_id = match.team_id and player_id = player.id)
  or tests.dice(format('match guest %s %s %s', t, k, n), 20) = 0;
insert into public.match_lineup_slots (match_id, period, slot, school_id, team_id, player_id)
select match_id, 1, 's' || row_number() over (partition by match_id order by player_id), school_id, team_id, player_id
from public.match_squad join tests.names using (id)
where names.name like 'called % 1 %' and role = 'starter';
insert into public.match_rotations (match_id, school_id, team_id, rules, turns)
select
  match_id, school_id, team_id,
  '{"parts": 1, "least_share": 50, "keeper": "open", "bench_run": 1, "is_even": false, "pairs": [], "levels": {}, "locks": {}}',
  jsonb_object_agg(player_id, 'pb')
from public.match_squad join tests.names using (id)
where names.name like 'called % 1 %' and role = 'starter'
group by match_id, school_id, team_id;
insert into public.team_formations (id, school_id, team_id, name, format, formation, places)
select
  tests.named('formation ' || team.id), team.school_id, team.id, 'Wide three', 3, '1-2',
  '[{"slot": "gk", "x": 50, "y": 6}, {"slot": "st1", "x": 40, "y": 60}, {"slot": "st2", "x": 60, "y": 60}]'
from public.teams as team;
insert into public.match_events (
  id, school_id, team_id, match_id, period, clock_seconds, kind, player_id, second_player_id, note, author_id, client_id, undone_at
)
select
  tests.named(names.name || ' logged'), called.school_id, called.team_id, called.match_id, 1, 60, logged.kind,
  called.player_id,
  case when logged.kind = 'goal' then (
    select other.player_id from public.match_squad as other
    where other.match_id = called.match_id and other.player_id > called.player_id
    order by 1 limit 1
  ) end,
  case when logged.kind = 'note' then 'Tired' end, tests.pick('person', names.name || ' logger', 30), gen_random_uuid(),
  case when tests.dice(names.name || ' undone', 4) = 0 then now() end
from public.match_squad as called
join tests.names as names using (id)
cross join lateral (select tests.choice(names.name, array['goal', 'goal', 'yellow', 'note']::public.match_event_kind[])) as logged (kind)
where names.name like 'called % 1 %' and called.role in ('starter', 'bench');
insert into public.match_ratings (match_id, player_id, school_id, team_id, rating, author_id, is_shared)
select
  match_id, player_id, school_id, team_id, 7, tests.pick('person', names.name || ' rated', 30),
  tests.dice(names.name || ' shared', 2) = 0
from public.match_squad join tests.names using (id) where names.name like 'called % 1 %';
insert into public.match_reports (match_id, school_id, team_id, report, is_published, published_at)
select id, school_id, team_id, 'It rained.', published, case when published then now() end
from generate_series(1, 12) as t
join public.matches on id = tests.id(format('match %s 1', t))
cross join lateral (select tests.dice('published ' || t, 2) = 0) as report (published);
insert into public.match_pictures (id, match_id, school_id, team_id, path, added_by)
select tests.named('picture ' || t), id, school_id, team_id, id || '/goal.jpg', tests.pick('person', 'pictured ' || t, 30)
from generate_series(1, 12) as t
join public.matches on id = tests.id(format('match %s 1', t));
insert into public.match_picture_players (picture_id, player_id)
select picture.id, called.player_id
from public.match_pictures as picture
join public.match_squad as called on called.match_id = picture.match_id
where called.role in ('starter', 'bench') and picture.path like '%/goal.jpg';

-- A tournament of each odd team, with the following team of the same school as a guest or as an own team.
insert into public.tournaments (id, school_id, team_id, kind, name, starts_at, format, pitches, game_minutes, break_minutes)
select tests.named('cup ' || t), team.school_id, team.id, 'festival', 'Cup', now() + interval '60 days', 7, 2, 10, 2
from generate_series(1, 12, 2) as t join public.teams as team on team.id = tests.id('team ' || t);
insert into public.tournament_teams (id, tournament_id, team_id, name, position)
select tests.named('cup own ' || t), tests.id('cup ' || t), tests.id('team ' || t), 'Own', 1
from generate_series(1, 12, 2) as t where exists (select from public.tournaments where id = tests.id('cup ' || t))
union all
select tests.named('cup guest ' || t), tests.id('cup ' || t), null, 'Guest', 2
from generate_series(1, 12, 2) as t where exists (select from public.tournaments where id = tests.id('cup ' || t));
insert into public.tournament_games (id, tournament_id, round, pitch, starts_at, home_id, away_id)
select tests.named('cup game ' || t), tests.id('cup ' || t), 1, 1, now() + interval '60 days', tests.id('cup own ' || t), tests.id('cup guest ' || t)
from generate_series(1, 12, 2) as t where exists (select from public.tournaments where id = tests.id('cup ' || t));

-- A result of two other clubs in the league of every team.
insert into public.league_results (id, school_id, team_id, home, away, home_goals, away_goals, played_on)
select tests.named('league ' || t), team.school_id, team.id, 'North', 'South', 2, 1, current_date - 5
from generate_series(1, 12) as t join public.teams as team on team.id = tests.id('team ' || t);

commit;
