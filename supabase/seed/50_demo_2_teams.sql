-- Demo academy, part 2: teams, staff, players and their families.

insert into public.teams (id, school_id, name, age_group, season)
select
  ('00000000-0000-4000-8002-' || lpad(team.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad(team.school::text, 12, '0'))::uuid,
  team.age_group,
  team.age_group,
  season.first_year || '/' || lpad((season.first_year + 1) % 100 || '', 2, '0')
from (
  values (1, 1, 'U9'), (2, 1, 'U11'), (3, 1, 'U13'), (4, 1, 'U17'), (5, 2, 'U11'), (6, 2, 'U15')
) as team (number, school, age_group)
cross join (
  select extract(year from current_date - interval '6 months')::int as first_year
) as season
on conflict (id) do nothing;

insert into public.team_staff (team_id, user_id, role)
select
  ('00000000-0000-4000-8002-' || lpad(staff.team::text, 12, '0'))::uuid,
  person.id,
  staff.role::public.staff_role
from (
  values
    (1, 'multi@demo.test', 'head_coach'),
    (1, 'sara.haddad@demo.test', 'assistant_coach'),
    (2, 'coach@demo.test', 'head_coach'),
    (2, 'sara.haddad@demo.test', 'assistant_coach'),
    (3, 'coach@demo.test', 'head_coach'),
    (4, 'markus.lindner@demo.test', 'head_coach'),
    (5, 'coach2@demo.test', 'head_coach'),
    (6, 'petar.ivanov@demo.test', 'head_coach'),
    (6, 'coach2@demo.test', 'assistant_coach')
) as staff (team, email, role)
join public.users as person on person.email = staff.email
on conflict do nothing;

-- Two thirds of a squad are of the older year of their age group. The number in the list is the
-- shirt number.
create temporary table demo_players as
select
  team,
  shirt,
  ('00000000-0000-4000-8001-' || lpad((team * 100 + shirt)::text, 12, '0'))::uuid as id,
  first_name,
  last_name,
  position::public.player_position as position
from (
  values
    (1, 1, 'Noah', 'Schneider', 'goalkeeper'),
    (1, 2, 'Matteo', 'Rossi', 'defender'),
    (1, 3, 'Kiril', 'Georgiev', 'defender'),
    (1, 4, 'Ben', 'Zimmermann', 'midfielder'),
    (1, 5, 'Yusuf', 'Kaya', 'forward'),
    (1, 6, 'Finn', 'Albrecht', 'midfielder'),
    (1, 7, 'Lotte', 'Vogel', 'forward'),
    (1, 8, 'Samuel', 'Okafor', 'midfielder'),
    (1, 9, 'Anton', 'Braun', 'defender'),
    (1, 10, 'Deniz', 'Arslan', 'utility'),
    (1, 11, 'Henri', 'Lehmann', 'forward'),
    (1, 12, 'Oskar', 'Maier', 'midfielder'),
    (1, 13, 'Zoe', 'Papadopoulou', 'utility'),
    (1, 14, 'Ilija', 'Jovanović', 'forward'),
    (2, 1, 'Paul', 'Richter', 'goalkeeper'),
    (2, 2, 'Emir', 'Yılmaz', 'midfielder'),
    (2, 3, 'Aleksandar', 'Marinov', 'defender'),
    (2, 4, 'Leo', 'Bergmann', 'defender'),
    (2, 5, 'Tarek', 'Haddad', 'forward'),
    (2, 6, 'Jakob', 'Stein', 'midfielder'),
    (2, 7, 'Milan', 'Kovač', 'defender'),
    (2, 8, 'Oliver', 'Bennett', 'midfielder'),
    (2, 9, 'Luis', 'Fernández', 'forward'),
    (2, 10, 'Mats', 'Petersen', 'defender'),
    (2, 11, 'Can', 'Öztürk', 'forward'),
    (2, 12, 'Theo', 'Busch', 'midfielder'),
    (2, 13, 'Nikola', 'Todorov', 'utility'),
    (2, 14, 'Carla', 'Neumann', 'midfielder'),
    (2, 15, 'Adrian', 'Popescu', 'forward'),
    (2, 16, 'Jannis', 'Schulz', 'goalkeeper'),
    (3, 1, 'Felix', 'Hartmann', 'goalkeeper'),
    (3, 2, 'Defne', 'Yılmaz', 'midfielder'),
    (3, 3, 'Viktor', 'Georgiev', 'forward'),
    (3, 4, 'Elias', 'Krause', 'defender'),
    (3, 5, 'Chidi', 'Okafor', 'midfielder'),
    (3, 6, 'Max', 'Vogt', 'defender'),
    (3, 7, 'Borislav', 'Dimitrov', 'defender'),
    (3, 8, 'Ömer', 'Şahin', 'forward'),
    (3, 9, 'Lukas', 'Frank', 'midfielder'),
    (3, 10, 'Harry', 'Collins', 'midfielder'),
    (3, 11, 'Amir', 'Rahimi', 'forward'),
    (3, 12, 'Moritz', 'Pohl', 'defender'),
    (3, 13, 'Nino', 'Caruso', 'midfielder'),
    (3, 14, 'Julian', 'Seidel', 'utility'),
    (3, 15, 'Emil', 'Lindqvist', 'defender'),
    (3, 16, 'Kerem', 'Aydın', 'forward'),
    (3, 17, 'Till', 'Winkler', 'goalkeeper'),
    (4, 1, 'Leonard', 'Graf', 'goalkeeper'),
    (4, 2, 'Jonas', 'Weber', 'midfielder'),
    (4, 3, 'Georgi', 'Stoyanov', 'defender'),
    (4, 4, 'David', 'Mensah', 'forward'),
    (4, 5, 'Simon', 'Haas', 'defender'),
    (4, 6, 'Burak', 'Çelik', 'midfielder'),
    (4, 7, 'Niklas', 'Ritter', 'defender'),
    (4, 8, 'Marko', 'Petrović', 'midfielder'),
    (4, 9, 'Jack', 'Turner', 'forward'),
    (4, 10, 'Fabian', 'Kern', 'defender'),
    (4, 11, 'Ivan', 'Kolev', 'midfielder'),
    (4, 12, 'Rayan', 'Benali', 'forward'),
    (4, 13, 'Philipp', 'Lorenz', 'midfielder'),
    (4, 14, 'Konstantin', 'Scholz', 'defender'),
    (4, 15, 'Mert', 'Doğan', 'utility'),
    (4, 16, 'Tobias', 'Engel', 'midfielder'),
    (4, 17, 'Aaron', 'Levi', 'forward'),
    (4, 18, 'Jannik', 'Thomsen', 'goalkeeper'),
    (5, 1, 'Kacper', 'Wójcik', 'midfielder'),
    (5, 2, 'Erik', 'Sommerfeld', 'goalkeeper'),
    (5, 3, 'Mateo', 'Silva', 'forward'),
    (5, 4, 'Janosch', 'Kremer', 'defender'),
    (5, 5, 'Ali', 'Hosseini', 'forward'),
    (5, 6, 'Ruben', 'Dietz', 'midfielder'),
    (5, 7, 'Stanislav', 'Vasilev', 'defender'),
    (5, 8, 'Hugo', 'Martin', 'midfielder'),
    (5, 9, 'Jasper', 'Kühn', 'defender'),
    (5, 10, 'Efe', 'Koç', 'forward'),
    (5, 11, 'Linus', 'Paulsen', 'utility'),
    (5, 12, 'Dario', 'Greco', 'midfielder'),
    (5, 13, 'Timo', 'Barth', 'defender'),
    (5, 14, 'Bojan', 'Nikolić', 'forward'),
    (6, 1, 'Luca', 'Moretti', 'forward'),
    (6, 2, 'Sven', 'Ahrens', 'goalkeeper'),
    (6, 3, 'Dimitar', 'Angelov', 'defender'),
    (6, 4, 'Karim', 'Nasser', 'midfielder'),
    (6, 5, 'Ole', 'Jansen', 'defender'),
    (6, 6, 'Enes', 'Polat', 'midfielder'),
    (6, 7, 'Florian', 'Beck', 'defender'),
    (6, 8, 'Radoslav', 'Hristov', 'forward'),
    (6, 9, 'Liam', 'Murphy', 'midfielder'),
    (6, 10, 'Pascal', 'Huber', 'defender'),
    (6, 11, 'Arda', 'Güneş', 'forward'),
    (6, 12, 'Jonathan', 'Wolf', 'midfielder'),
    (6, 13, 'Mihail', 'Ionescu', 'utility'),
    (6, 14, 'Tom', 'Reuter', 'midfielder'),
    (6, 15, 'Nils', 'Brinkmann', 'defender')
) as player (team, shirt, first_name, last_name, position);

insert into public.players (
  id, school_id, first_name, last_name, date_of_birth, position, strong_foot
)
select
  player.id,
  team.school_id,
  player.first_name,
  player.last_name,
  make_date(
    extract(year from current_date - interval '6 months')::int
      - substr(team.age_group, 2)::int + case when player.shirt % 3 = 0 then 2 else 1 end,
    1, 1
  ) + (player.team * 53 + player.shirt * 37) % 365,
  player.position,
  (array['right', 'right', 'left', 'right', 'both'])[1 + (player.team + player.shirt) % 5]::public.strong_foot
from demo_players as player
join public.teams as team
  on team.id = ('00000000-0000-4000-8002-' || lpad(player.team::text, 12, '0'))::uuid
on conflict (id) do nothing;

insert into public.squad_members (team_id, player_id, shirt_number, joined_on)
select
  ('00000000-0000-4000-8002-' || lpad(team::text, 12, '0'))::uuid,
  id,
  shirt,
  current_date - 150
from demo_players
on conflict do nothing;

update public.players as player
set user_id = person.id
from public.users as person
where (person.email = 'player@demo.test' and player.id = '00000000-0000-4000-8001-000000000402')
  or (person.email = 'player2@demo.test' and player.id = '00000000-0000-4000-8001-000000000601');

-- Ayşe Yılmaz has two children in two teams; Stefan Georgiev coaches one son and drives the other.
insert into public.guardian_links (
  guardian_id, player_id, relationship, status, is_primary, can_pay, can_consent, receives_health,
  accepted_at, confirmed_at
)
select
  person.id,
  player.id,
  family.relationship::public.guardian_relationship,
  family.status::public.link_status,
  is_trusted, is_trusted, is_trusted, is_trusted,
  case when is_trusted then now() - interval '120 days' end,
  case when is_trusted then now() - interval '120 days' end
from (
  values
    ('parent@demo.test', 2, 2, 'mother', 'active'),
    ('parent@demo.test', 3, 2, 'mother', 'active'),
    ('multi@demo.test', 3, 3, 'father', 'active'),
    ('claudia.weber@demo.test', 4, 2, 'mother', 'active'),
    ('emeka.okafor@demo.test', 1, 8, 'father', 'active'),
    ('emeka.okafor@demo.test', 3, 5, 'father', 'active'),
    ('elena.dimitrova@demo.test', 3, 7, 'mother', 'pending'),
    ('parent2@demo.test', 5, 1, 'mother', 'active')
) as family (email, team, shirt, relationship, status)
cross join lateral (select family.status = 'active' as is_trusted) as trust
join public.users as person on person.email = family.email
join demo_players as player on player.team = family.team and player.shirt = family.shirt
on conflict do nothing;

drop table demo_players;
