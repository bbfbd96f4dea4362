-- The rules of who reads what, each once more as a plain query on the tables: person and row.
--
-- Nothing here calls the schema's own predicates or looks at a policy, so that a mistake there shows
-- as a difference here. Nobody's id stands for visitors without an account.

create function tests.anybody()
returns uuid
language sql
immutable
as $$
  select '00000000-0000-0000-0000-000000000000'::uuid;
$$;

-- Who is who -----------------------------------------------------------------------------------

create view tests.active as
select id as person from public.users where status = 'active';

create view tests.held as
select assignment.user_id as person, assignment.role, assignment.school_id as school
from public.role_assignments as assignment
join public.users as account on account.id = assignment.user_id
where account.status = 'active';

create view tests.admin as select person from tests.held where role = 'admin';
create view tests.owner as select person, school from tests.held where role = 'owner';
create view tests.member as select distinct person, school from tests.held where school is not null;
create view tests.staff as select distinct person, school from tests.held where role in ('coach', 'owner');

-- An office counts while one is staff of the school.
create view tests.officer as
select staff.person, staff.school, office.duty
from tests.staff
join public.school_officers as office on office.user_id = staff.person and office.school_id = staff.school;
create view tests.treasurer as
select person, school from tests.owner
union
select person, school from tests.officer where duty = 'treasurer';

-- So does a place in the staff of a team.
create view tests.looks_after as
select staff.person, entry.team_id as team
from tests.staff
join public.team_staff as entry on entry.user_id = staff.person
join public.teams as team on team.id = entry.team_id and team.school_id = staff.school;

create view tests.coach as
select distinct looks_after.person, place.player_id as player
from tests.looks_after
join public.squad_members as place on place.team_id = looks_after.team
where place.left_on is null;
create view tests.coach_once as
select distinct looks_after.person, place.player_id as player
from tests.looks_after
join public.squad_members as place on place.team_id = looks_after.team;

create view tests.family as
select
  active.person, player.id as player, true as is_self, true as responds, true as pays, false as consents,
  true as reads_health, true as is_trusted
from tests.active
join public.players as player on player.user_id = active.person
union all
select
  active.person, link.player_id, false, link.can_respond, link.can_pay, link.can_consent,
  link.receives_health, link.accepted_at is not null and link.confirmed_at is not null
from tests.active
join public.guardian_links as link on link.guardian_id = active.person
where link.status = 'active';

-- Whose link is accepted and confirmed, and the player.
create view tests.close_family as select * from tests.family where is_trusted;

create view tests.family_team as
select distinct family.person, place.team_id as team
from tests.family
join public.squad_members as place on place.player_id = family.player
where place.left_on is null;

-- Owners and administrators oversee people; all staff and administrators read the calendar.
create view tests.oversees as
select person, school from tests.owner
union
select admin.person, school.id from tests.admin cross join public.schools as school;
create view tests.reads_school as
select person, school from tests.staff
union
select admin.person, school.id from tests.admin cross join public.schools as school;
create view tests.manages as
select person, team from tests.looks_after
union
select owner.person, team.id from tests.owner join public.teams as team on team.school_id = owner.school;

-- The rules ------------------------------------------------------------------------------------

-- key: an expression on entry, the row. expected: a query with the columns person and key.
create table tests.rules (
  relation text primary key,
  rule text not null,
  expected text not null,
  key text not null default 'entry.id'
);
-- Relations without a rule, each with its reason.
create table tests.rules_elsewhere (relation text primary key, reason text not null);

-- People

insert into tests.rules (relation, rule, expected) values
('users', 'contact data: my own (also while suspended), staff to their colleagues, all to administrators', $$
  select id, id from public.users
  union
  select staff.person, colleague.user_id
  from tests.staff
  join public.role_assignments as colleague on colleague.school_id = staff.school and colleague.role in ('coach', 'owner')
  union
  select admin.person, users.id from tests.admin cross join public.users
$$),
('role_assignments', 'my own; those of the school to its owner; all to administrators', $$
  select active.person, held.id from tests.active join public.role_assignments as held on held.user_id = active.person
  union
  select owner.person, held.id from tests.owner join public.role_assignments as held on held.school_id = owner.school
  union
  select admin.person, held.id from tests.admin cross join public.role_assignments as held
$$),
('role_requests', 'my own; all to administrators', $$
  select active.person, request.id from tests.active join public.role_requests as request on request.user_id = active.person
  union
  select admin.person, request.id from tests.admin cross join public.role_requests as request
$$),
('schools', 'members; administrators', $$
  select person, school from tests.member
  union
  select admin.person, school.id from tests.admin cross join public.schools as school
$$),
('seasons', 'members of the school; administrators', $$
  select member.person, season.id from tests.member join public.seasons as season on season.school_id = member.school
  union
  select admin.person, season.id from tests.admin cross join public.seasons as season
$$),
('audit_log', 'the owner what happened in the school; administrators', $$
  select owner.person, entry.id from tests.owner join public.audit_log as entry on entry.school_id = owner.school
  union
  select admin.person, entry.id from tests.admin cross join public.audit_log as entry
$$),
('teams', 'staff the teams of the school, families those of their children, administrators all', $$
  select reads_school.person, team.id from tests.reads_school join public.teams as team on team.school_id = reads_school.school
  union
  select person, team from tests.family_team
$$),
('players', 'a coach the players of the own teams, former ones included, and no others; a family its own child; owner and administrator', $$
  select person, player from tests.coach_once
  union
  select person, player from tests.family
  union
  select oversees.person, player.id from tests.oversees join public.players as player on player.school_id = oversees.school
$$),
('squad_members', 'a coach the squads of the own teams, a family the places of its child', $$
  select looks_after.person, place.id from tests.looks_after join public.squad_members as place on place.team_id = looks_after.team
  union
  select family.person, place.id from tests.family join public.squad_members as place on place.player_id = family.player
  union
  select oversees.person, place.id
  from tests.oversees
  join public.teams as team on team.school_id = oversees.school
  join public.squad_members as place on place.team_id = team.id
$$),
('squad_moves', 'the staff of both teams, the owner and administrators; no family', $$
  select looks_after.person, move.id
  from tests.looks_after
  join public.squad_moves as move on looks_after.team in (move.from_team_id, move.to_team_id)
  union
  select oversees.person, move.id
  from tests.oversees join public.squad_moves as move on move.school_id = oversees.school
$$),
('team_links', 'the staff of the team and the owner', $$
  select looks_after.person, link.id
  from tests.looks_after join public.team_links as link on link.team_id = looks_after.team
  union
  select owner.person, link.id
  from tests.owner join public.team_links as link on link.school_id = owner.school
$$),
('team_join_requests', 'who asked, the staff of the team and the owner', $$
  select active.person, request.id
  from tests.active join public.team_join_requests as request on request.user_id = active.person
  union
  select looks_after.person, request.id
  from tests.looks_after join public.team_join_requests as request on request.team_id = looks_after.team
  union
  select owner.person, request.id
  from tests.owner join public.team_join_requests as request on request.school_id = owner.school
$$),
('guardian_links', 'one''s own links in any state; all of a child its trusted guardians, the child, its coaches of today, the owner', $$
  select active.person, link.id from tests.active join public.guardian_links as link on link.guardian_id = active.person
  union
  select family.person, link.id from tests.close_family as family join public.guardian_links as link on link.player_id = family.player
  union
  select coach.person, link.id from tests.coach join public.guardian_links as link on link.player_id = coach.player
  union
  select oversees.person, link.id
  from tests.oversees
  join public.players as player on player.school_id = oversees.school
  join public.guardian_links as link on link.player_id = player.id
$$),
('background_checks', 'my own; owner and safeguarding officer of the school', $$
  select active.person, vetting.id from tests.active join public.background_checks as vetting on vetting.user_id = active.person
  union
  select owner.person, vetting.id from tests.owner join public.background_checks as vetting on vetting.school_id = owner.school
  union
  select officer.person, vetting.id
  from tests.officer
  join public.background_checks as vetting on vetting.school_id = officer.school
  where officer.duty = 'safeguarding'
$$),
('invitations', 'what I sent, what came to my confirmed address, the owner the school''s', $$
  select active.person, invitation.id from tests.active join public.invitations as invitation on invitation.invited_by = active.person
  union
  select active.person, invitation.id
  from tests.active
  join auth.users as account on account.id = active.person and account.email_confirmed_at is not null
  join public.invitations as invitation on invitation.email = account.email
  union
  select oversees.person, invitation.id from tests.oversees join public.invitations as invitation on invitation.school_id = oversees.school
$$);

insert into tests.rules (relation, key, rule, expected) values
('person_cards', 'entry.user_id', 'names: my own, guardians of mine or of my child, staff of my schools, families I work for today, whoever is in a conversation with me', $$
  select person, person from tests.active
  union
  select family.person, link.guardian_id
  from tests.close_family as family join public.guardian_links as link on link.player_id = family.player
  where link.status <> 'ended'
  union
  select member.person, colleague.user_id
  from tests.member
  join public.role_assignments as colleague on colleague.school_id = member.school and colleague.role in ('coach', 'owner')
  union
  select works_for.person, relative.id
  from (
    select person, player from tests.coach
    union
    select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
  ) as works_for
  join lateral (
    select user_id as id from public.players where id = works_for.player and user_id is not null
    union
    select guardian_id from public.guardian_links where player_id = works_for.player and status <> 'ended'
  ) as relative on true
  union
  select active.person, other.user_id
  from tests.active
  join public.conversation_members as mine on mine.user_id = active.person and mine.left_at is null
  join public.conversation_members as other on other.conversation_id = mine.conversation_id
  union
  select admin.person, card.user_id from tests.admin cross join public.person_cards as card
$$),
('team_staff', 'entry.team_id || entry.user_id::text', 'as the team', $$
  select reader.person, entry.team_id || entry.user_id::text
  from (
    select reads_school.person, team.id as team from tests.reads_school join public.teams as team on team.school_id = reads_school.school
    union
    select person, team from tests.family_team
  ) as reader
  join public.team_staff as entry on entry.team_id = reader.team
$$),
('office_proposals', 'entry.id', 'the person; the owner; administrators', $$
  select active.person, proposal.id from tests.active join public.office_proposals as proposal on proposal.user_id = active.person
  union
  select oversees.person, proposal.id from tests.oversees join public.office_proposals as proposal on proposal.school_id = oversees.school
$$),
('school_officers', 'entry.school_id || entry.user_id::text || entry.duty', 'members of the school; administrators', $$
  select member.person, office.school_id || office.user_id::text || office.duty
  from tests.member join public.school_officers as office on office.school_id = member.school
  union
  select admin.person, office.school_id || office.user_id::text || office.duty from tests.admin cross join public.school_officers as office
$$),
('coach_profiles', 'entry.user_id', 'my own, colleagues of the staff, families the coaches of their teams, administrators', $$
  select active.person, profile.user_id from tests.active join public.coach_profiles as profile on profile.user_id = active.person
  union
  select staff.person, profile.user_id
  from tests.staff
  join public.role_assignments as colleague on colleague.school_id = staff.school and colleague.role in ('coach', 'owner')
  join public.coach_profiles as profile on profile.user_id = colleague.user_id
  union
  select family_team.person, profile.user_id
  from tests.family_team
  join public.team_staff as entry on entry.team_id = family_team.team
  join public.coach_profiles as profile on profile.user_id = entry.user_id
  union
  select admin.person, profile.user_id from tests.admin cross join public.coach_profiles as profile
$$),
('owner_profiles', 'entry.user_id', 'my own, the staff of the school, administrators', $$
  select active.person, profile.user_id from tests.active join public.owner_profiles as profile on profile.user_id = active.person
  union
  select staff.person, profile.user_id
  from tests.staff
  join public.role_assignments as colleague on colleague.school_id = staff.school and colleague.role in ('coach', 'owner')
  join public.owner_profiles as profile on profile.user_id = colleague.user_id
  union
  select admin.person, profile.user_id from tests.admin cross join public.owner_profiles as profile
$$),
('parent_profiles', 'entry.user_id', 'addresses and numbers of parents: nobody but themselves', $$
  select active.person, profile.user_id from tests.active join public.parent_profiles as profile on profile.user_id = active.person
$$);

-- Health: the child and its guardians. Staff come through audited functions only.

insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'health: the child itself and the guardians ' || allowed || ', no member of staff',
  format(
    'select family.person, %s from tests.close_family as family join public.%I as entry on entry.player_id = family.player where %s',
    key, relation, condition
  )
from (
  values
    ('body_measurements', 'entry.id', 'who receive it', 'reads_health'),
    ('injuries', 'entry.id', 'who receive it', 'reads_health'),
    ('medical_notes', 'entry.player_id', 'who receive it', 'reads_health'),
    ('emergency_contacts', 'entry.id', 'it trusts', 'true')
) as health (relation, key, allowed, condition);
insert into tests.rules (relation, rule, expected) values
('player_mental_updates', 'mental ratings: the child and its guardians what was shared, no member of staff', $$
  select family.person, entry.id
  from tests.close_family as family join public.player_mental_updates as entry on entry.player_id = family.player
  where entry.shared_at is not null
$$);
insert into tests.rules (relation, key, rule, expected) values
('mental_scores', 'entry.progress_id', 'moods: the player itself and the guardian who wrote them, no member of staff', $$
  select family.person, entry.progress_id
  from tests.close_family as family
  join public.mental_scores as entry on entry.player_id = family.player
  join public.mental_progress as logged on logged.id = entry.progress_id
  where family.is_self or logged.logged_by = family.person
$$),
('mental_reflections', 'entry.progress_id', 'own words: the player itself, who wrote them, and whom they were shared with; never an owner', $$
  select family.person, entry.progress_id
  from tests.close_family as family
  join public.mental_reflections as entry on entry.player_id = family.player
  join public.mental_progress as logged on logged.id = entry.progress_id
  where family.is_self or logged.logged_by = family.person or entry.is_shared_with_family
  union
  select coach.person, entry.progress_id
  from tests.coach join public.mental_reflections as entry on entry.player_id = coach.player
  where entry.is_shared_with_coaches
$$);
