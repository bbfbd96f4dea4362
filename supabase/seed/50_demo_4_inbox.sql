-- Demo academy, part 4: what waits behind the bell, and the coaches' favourite exercises.

insert into public.notifications (user_id, category, kind, payload, link, read_at, created_at)
select
  person.id,
  'system',
  'role_granted',
  jsonb_build_object('role', held.role, 'school_name', school.name),
  '/dashboard/' || held.role || '/overview',
  now() - interval '198 days',
  held.granted_at
from public.role_assignments as held
join public.users as person on person.id = held.user_id
left join public.schools as school on school.id = held.school_id
where person.email ~ '^(admin|owner|coach|parent|player|multi)2?@demo\.test$';

-- The next training of each team is announced to its players, families and coaches; the last
-- cancelled one likewise.
with next_training as (
  select distinct on (team_id) id, team_id, title, starts_at, 'training_planned' as kind
  from public.trainings
  where status = 'planned' and starts_at > now()
  order by team_id, starts_at
),
cancelled_training as (
  select distinct on (team_id) id, team_id, title, starts_at, 'training_cancelled' as kind
  from public.trainings
  where status = 'cancelled'
  order by team_id, starts_at desc
),
listener as (
  select team_id, user_id from public.team_staff
  union
  select squad.team_id, player.user_id
  from public.squad_members as squad
  join public.players as player on player.id = squad.player_id
  where player.user_id is not null
  union
  select squad.team_id, link.guardian_id
  from public.squad_members as squad
  join public.guardian_links as link on link.player_id = squad.player_id and link.status = 'active'
)
insert into public.notifications (user_id, category, kind, payload, link, read_at, created_at)
select
  listener.user_id,
  'training',
  training.kind,
  jsonb_build_object(
    'team', team.name,
    'title', training.title,
    'starts_at', training.starts_at,
    'time_zone', school.time_zone
  ),
  '/training-manager/trainings/details/' || training.id,
  case when training.kind = 'training_cancelled' then now() - interval '1 day' end,
  least(training.starts_at - interval '2 days', now() - interval '2 hours')
from (
  select * from next_training
  union all
  select * from cancelled_training
) as training
join listener on listener.team_id = training.team_id
join public.teams as team on team.id = training.team_id
join public.schools as school on school.id = team.school_id;

insert into public.notifications (user_id, category, kind, payload, link, created_at)
select
  admin.user_id,
  'system',
  'role_requested',
  jsonb_build_object(
    'role', request.role,
    'name', person.first_name || ' ' || person.last_name,
    'school_name', request.school_name
  ),
  '/dashboard/admin/users',
  request.created_at
from public.role_requests as request
join public.users as person on person.id = request.user_id
cross join (select user_id from public.role_assignments where role = 'admin') as admin
where request.status = 'pending';

insert into public.exercise_favourites (user_id, exercise_id)
select person.id, exercise.id
from public.users as person
cross join (
  select id from public.exercises where slug is not null order by md5(slug) limit 6
) as exercise
where person.email in ('coach@demo.test', 'multi@demo.test', 'coach2@demo.test')
on conflict do nothing;
