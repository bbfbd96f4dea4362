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
select active.person, player.id as player, true as is_self, true as responds, true as pays
from tests.active
join public.players as player on player.user_id = active.person
union all
select active.person, link.player_id, false, link.can_respond, link.can_pay
from tests.active
join public.guardian_links as link on link.guardian_id = active.person
where link.status = 'active';

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
('guardian_links', 'one''s own links in any state, but not who else is linked; the child, its coaches, the owner', $$
  select active.person, link.id from tests.active join public.guardian_links as link on link.guardian_id = active.person
  union
  select family.person, link.id from tests.family join public.guardian_links as link on link.player_id = family.player where family.is_self
  union
  select coach_once.person, link.id from tests.coach_once join public.guardian_links as link on link.player_id = coach_once.player
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
('person_cards', 'entry.user_id', 'names: my own, staff of my schools, families I work for, whoever is in a conversation with me', $$
  select person, person from tests.active
  union
  select member.person, colleague.user_id
  from tests.member
  join public.role_assignments as colleague on colleague.school_id = member.school and colleague.role in ('coach', 'owner')
  union
  select works_for.person, relative.id
  from (
    select person, player from tests.coach_once
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
  relation, key, 'health: the child itself and its guardians, no member of staff',
  format('select family.person, %s from tests.family join public.%I as entry on entry.player_id = family.player', key, relation)
from (
  values
    ('body_measurements', 'entry.id'), ('injuries', 'entry.id'), ('medical_notes', 'entry.player_id'),
    ('emergency_contacts', 'entry.id'), ('mental_scores', 'entry.progress_id')
) as health (relation, key);
insert into tests.rules (relation, rule, expected) values
('player_mental_updates', 'mental ratings: the child and its guardians what was shared, no member of staff', $$
  select family.person, entry.id
  from tests.family join public.player_mental_updates as entry on entry.player_id = family.player
  where entry.shared_at is not null
$$);

-- Calendar

insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'staff of the school and administrators; not families',
  format('select reads_school.person, %s from tests.reads_school join public.%I as entry on entry.school_id = reads_school.school', key, relation)
from (
  values
    ('fields', 'entry.id'), ('field_parts', 'entry.id'), ('field_bookings', 'entry.id'), ('equipment_items', 'entry.id'),
    ('training_series', 'entry.id'), ('training_series_exceptions', 'entry.series_id || entry.on_date::text')
) as structure (relation, key);

create view tests.reads_training as
select reads_school.person, training.id as training
from tests.reads_school
join public.teams as team on team.school_id = reads_school.school
join public.trainings as training on training.team_id = team.id
union
select family_team.person, training.id
from tests.family_team join public.trainings as training on training.team_id = family_team.team;

create view tests.reads_plan as
select reads_school.person, plan.id as plan
from tests.reads_school
join public.teams as team on team.school_id = reads_school.school
join public.season_plans as plan on plan.team_id = team.id
union
select family_team.person, plan.id
from tests.family_team join public.season_plans as plan on plan.team_id = family_team.team
where plan.is_shared;

create view tests.reads_template as
select reads_school.person, template.id as template
from tests.reads_school join public.training_templates as template on template.school_id = reads_school.school
where template.is_shared
union
select staff.person, template.id
from tests.staff
join public.training_templates as template on template.school_id = staff.school and template.author_id = staff.person;

insert into tests.rules (relation, key, rule, expected) values
('trainings', 'entry.id', 'staff those of the school, families those of their teams', 'select person, training from tests.reads_training'),
('training_blocks', 'entry.id', 'as the training', $$
  select reader.person, entry.id from tests.reads_training as reader join public.training_blocks as entry on entry.training_id = reader.training
$$),
('training_totals', 'entry.id', 'as the training', $$
  select reader.person, reader.training from tests.reads_training as reader
  where exists (select from public.training_blocks where training_id = reader.training)
$$),
('exercise_uses', 'entry.training_id || entry.exercise_id::text', 'as the training', $$
  select reader.person, entry.training_id || entry.exercise_id::text
  from tests.reads_training as reader join public.exercise_uses as entry on entry.training_id = reader.training
$$),
('training_staff_notes', 'entry.training_id', 'the staff of the team and the owner; no family', $$
  select manages.person, entry.training_id
  from tests.manages
  join public.trainings as training on training.team_id = manages.team
  join public.training_staff_notes as entry on entry.training_id = training.id
$$),
('season_plans', 'entry.id', 'staff of the school; families what is shared', 'select person, plan from tests.reads_plan'),
('season_plan_blocks', 'entry.id', 'as the plan', $$
  select reader.person, entry.id from tests.reads_plan as reader join public.season_plan_blocks as entry on entry.plan_id = reader.plan
$$),
('season_plan_weeks', 'entry.plan_id || entry.week_on::text', 'as the plan', $$
  select reader.person, entry.plan_id || entry.week_on::text
  from tests.reads_plan as reader join public.season_plan_weeks as entry on entry.plan_id = reader.plan
$$),
('season_plan_targets', 'entry.plan_id || entry.week_on::text || entry.topic', 'as the plan', $$
  select reader.person, entry.plan_id || entry.week_on::text || entry.topic
  from tests.reads_plan as reader join public.season_plan_targets as entry on entry.plan_id = reader.plan
$$),
('training_templates', 'entry.id', 'shared ones to the staff, others to their author', 'select person, template from tests.reads_template'),
('training_template_blocks', 'entry.id', 'as the template', $$
  select reader.person, entry.id from tests.reads_template as reader join public.training_template_blocks as entry on entry.template_id = reader.template
$$),
('attendance', 'entry.id', 'the family, the staff of the team; neither owner nor administrator', $$
  select family.person, entry.id from tests.family join public.attendance as entry on entry.player_id = family.player
  union
  select looks_after.person, entry.id
  from tests.looks_after
  join public.trainings as training on training.team_id = looks_after.team
  join public.attendance as entry on entry.training_id = training.id
$$),
('absences', 'entry.id', 'the family and the coaches the child has now; neither owner nor administrator', $$
  select family.person, entry.id from tests.family join public.absences as entry on entry.player_id = family.player
  union
  select coach.person, entry.id from tests.coach join public.absences as entry on entry.player_id = coach.player
$$);

-- Matches

create view tests.reads_match as
select reads_school.person, match.id as match
from tests.reads_school
join public.teams as team on team.school_id = reads_school.school
join public.matches as match on match.team_id = team.id
union
select family_team.person, match.id
from tests.family_team join public.matches as match on match.team_id = family_team.team
union
select family.person, called.match_id
from tests.family join public.match_squad as called on called.player_id = family.player;

create view tests.reads_called as
select family.person, called.id as called
from tests.family join public.match_squad as called on called.player_id = family.player
union
select looks_after.person, called.id
from tests.looks_after
join public.matches as match on match.team_id = looks_after.team
join public.match_squad as called on called.match_id = match.id
union
select oversees.person, called.id
from tests.oversees
join public.teams as team on team.school_id = oversees.school
join public.matches as match on match.team_id = team.id
join public.match_squad as called on called.match_id = match.id;

insert into tests.rules (relation, key, rule, expected) values
('matches', 'entry.id', 'staff those of the school, families those of their teams and those their child was called to', 'select person, match from tests.reads_match'),
('match_squad', 'entry.id', 'the family its own child, the staff of the team, owner and administrator', 'select person, called from tests.reads_called'),
('match_minutes', 'entry.id', 'as the squad', $$
  select reader.person, called.id
  from tests.reads_called as reader
  join public.match_squad as called on called.id = reader.called
  join public.matches as match on match.id = called.match_id
  where match.status in ('live', 'finished') and called.role in ('starter', 'bench')
$$),
('match_lineup_slots', 'entry.match_id || entry.slot || entry.period', 'the family its own child, who manages the team', $$
  select reader.person, entry.match_id || entry.slot || entry.period
  from (
    select family.person, slot.match_id, slot.player_id from tests.family join public.match_lineup_slots as slot on slot.player_id = family.player
    union
    select manages.person, slot.match_id, slot.player_id
    from tests.manages
    join public.matches as match on match.team_id = manages.team
    join public.match_lineup_slots as slot on slot.match_id = match.id
  ) as reader
  join public.match_lineup_slots as entry on entry.match_id = reader.match_id and entry.player_id = reader.player_id
$$),
('match_events', 'entry.id', 'who manages the team; families what names their child, neither notes nor what was undone', $$
  select manages.person, event.id
  from tests.manages
  join public.matches as match on match.team_id = manages.team
  join public.match_events as event on event.match_id = match.id
  union
  select family.person, event.id
  from tests.family join public.match_events as event on family.player in (event.player_id, event.second_player_id)
  where event.kind <> 'note' and event.undone_at is null
$$),
('match_ratings', 'entry.match_id || entry.player_id::text', 'who manages the team; families what was shared about their child', $$
  select manages.person, rating.match_id || rating.player_id::text
  from tests.manages
  join public.matches as match on match.team_id = manages.team
  join public.match_ratings as rating on rating.match_id = match.id
  union
  select family.person, rating.match_id || rating.player_id::text
  from tests.family join public.match_ratings as rating on rating.player_id = family.player
  where rating.is_shared
$$),
('match_reports', 'entry.match_id', 'who manages the team; what is published to whoever reads the match', $$
  select manages.person, report.match_id
  from tests.manages
  join public.matches as match on match.team_id = manages.team
  join public.match_reports as report on report.match_id = match.id
  union
  select reader.person, report.match_id
  from tests.reads_match as reader join public.match_reports as report on report.match_id = reader.match
  where report.is_published
$$);

-- Development

insert into tests.rules (relation, rule, expected) values
('player_stat_updates', 'coaches the child has now, the owner; the family what was shared', $$
  select coach.person, entry.id from tests.coach join public.player_stat_updates as entry on entry.player_id = coach.player
  union
  select owner.person, entry.id
  from tests.owner
  join public.players as player on player.school_id = owner.school
  join public.player_stat_updates as entry on entry.player_id = player.id
  union
  select family.person, entry.id from tests.family join public.player_stat_updates as entry on entry.player_id = family.player
  where entry.shared_at is not null
$$),
('player_stats', 'the newest rating by a coach among those that one reads', $$
  select distinct on (reader.person, reader.player) reader.person, entry.id
  from (
    select person, player, true as is_all from tests.coach
    union
    select owner.person, player.id, true from tests.owner join public.players as player on player.school_id = owner.school
    union
    select person, player, false from tests.family
  ) as reader
  join public.player_stat_updates as entry on entry.player_id = reader.player
  where entry.source <> 'self' and (reader.is_all or entry.shared_at is not null)
  order by reader.person, reader.player, entry.recorded_at desc
$$);

create view tests.reads_assessment as
select coach.person, assessment.id as assessment
from tests.coach join public.assessments as assessment on assessment.player_id = coach.player
where assessment.kind = 'coach' or assessment.status <> 'draft'
union
select family.person, assessment.id
from tests.family join public.assessments as assessment on assessment.player_id = family.player
where assessment.kind = 'self' or assessment.status = 'shared'
union
select owner.person, assessment.id
from tests.owner
join public.players as player on player.school_id = owner.school
join public.assessments as assessment on assessment.player_id = player.id
where assessment.status <> 'draft';

insert into tests.rules (relation, key, rule, expected) values
('assessments', 'entry.id', 'families own and shared ones; coaches their players'' without drafts of the players; the owner no drafts', $$
  select person, assessment from tests.reads_assessment
$$),
('assessment_ratings', 'entry.assessment_id || entry.criterion_id::text', 'as the assessment', $$
  select reader.person, entry.assessment_id || entry.criterion_id::text
  from tests.reads_assessment as reader join public.assessment_ratings as entry on entry.assessment_id = reader.assessment
$$),
('assessment_evidence', 'entry.id', 'as the assessment', $$
  select reader.person, entry.id
  from tests.reads_assessment as reader join public.assessment_evidence as entry on entry.assessment_id = reader.assessment
$$),
('assessment_mental_ratings', 'entry.assessment_id || entry.criterion_id::text', 'the family alone, of own and shared assessments', $$
  select family.person, entry.assessment_id || entry.criterion_id::text
  from tests.family
  join public.assessments as assessment on assessment.player_id = family.player
  join public.assessment_mental_ratings as entry on entry.assessment_id = assessment.id
  where assessment.kind = 'self' or assessment.status = 'shared'
$$);
insert into tests.rules (relation, rule, expected)
select
  relation, 'members of the school',
  format('select member.person, entry.id from tests.member join public.%I as entry on entry.school_id = member.school', relation)
from unnest(array['assessment_templates', 'assessment_criteria', 'assessment_cycles']) as relation;

-- A child's work: the family, the coaches it has now, the owner.
create view tests.guides as
select person, player from tests.family
union
select person, player from tests.coach
union
select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school;

insert into tests.rules (relation, rule, expected)
select
  relation, 'the family, the coaches the child has now, the owner',
  format('select guides.person, entry.id from tests.guides join public.%I as entry on entry.player_id = guides.player', relation)
from unnest(array[
  'achievement_awards', 'progress_activities', 'individual_assignments', 'individual_progress',
  'mental_assignments', 'mental_progress'
]) as relation;

insert into tests.rules (relation, key, rule, expected) values
('tasks', 'entry.id', 'of a child: family, coaches now, owner; of a colleague: both sides while they are staff, the owner', $$
  select guides.person, task.id from tests.guides join public.tasks as task on task.player_id = guides.player
  union
  select staff.person, task.id
  from tests.staff
  join public.tasks as task on task.school_id = staff.school and task.player_id is null
  where staff.person in (task.user_id, task.assigned_by)
  union
  select owner.person, task.id
  from tests.owner join public.tasks as task on task.school_id = owner.school and task.player_id is null
$$),
('notes', 'entry.id', 'coaches now and the owner all; the author who still has the team; the child and its guardians what is for them and not archived; the officer what is for the child alone', $$
  select coach.person, note.id from tests.coach join public.notes as note on note.player_id = coach.player
  union
  select owner.person, note.id
  from tests.owner
  join public.players as player on player.school_id = owner.school
  join public.notes as note on note.player_id = player.id
  union
  select coach_once.person, note.id
  from tests.coach_once
  join public.notes as note on note.player_id = coach_once.player and note.author_id = coach_once.person
  union
  select family.person, note.id
  from tests.family join public.notes as note on note.player_id = family.player
  where note.archived_at is null
    and (note.visibility = 'family' or note.visibility = 'player' and family.is_self)
  union
  select officer.person, note.id
  from tests.officer
  join public.players as player on player.school_id = officer.school
  join public.notes as note on note.player_id = player.id
  where officer.duty = 'safeguarding' and note.visibility = 'player'
$$),
('note_versions', 'entry.note_id || entry.version::text', 'former words: coaches now and the owner', $$
  select reader.person, version.note_id || version.version::text
  from (
    select person, player from tests.coach
    union
    select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
  ) as reader
  join public.note_versions as version on version.player_id = reader.player
$$),
('note_reads', 'entry.note_id || entry.user_id::text', 'my own; coaches now and the owner', $$
  select active.person, read.note_id || read.user_id::text from tests.active join public.note_reads as read on read.user_id = active.person
  union
  select reader.person, read.note_id || read.user_id::text
  from (
    select person, player from tests.coach
    union
    select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
  ) as reader
  join public.note_reads as read on read.player_id = reader.player
$$);

-- The library

create view tests.reads_exercise as
select person, exercise.id as exercise
from (select distinct person from tests.held) as anyone cross join public.exercises as exercise
where exercise.visibility = 'public'
union
select staff.person, exercise.id
from tests.staff join public.exercises as exercise on exercise.school_id = staff.school and exercise.visibility = 'school'
union
select manages.person, exercise.id
from tests.manages join public.exercises as exercise on exercise.team_id = manages.team and exercise.visibility = 'team'
union
select active.person, exercise.id from tests.active join public.exercises as exercise on exercise.author_id = active.person
union
select admin.person, exercise.id from tests.admin cross join public.exercises as exercise
union
-- In a training of the exercise's school. Public ones take a role all the same: who was linked to a
-- child by its owner and has no role yet does not see those in the training.
select reader.person, exercise.id
from tests.reads_training as reader
join public.trainings as training on training.id = reader.training
join public.training_blocks as block on block.training_id = training.id
join public.exercises as exercise on exercise.id = block.exercise_id and exercise.school_id = training.school_id
where exercise.visibility <> 'public';

create view tests.reads_collection as
select staff.person, collection.id as collection
from tests.staff join public.collections as collection on collection.school_id = staff.school
where collection.owner_id = staff.person or collection.visibility = 'school'
union
select admin.person, collection.id from tests.admin cross join public.collections as collection
where collection.visibility = 'school';

insert into tests.rules (relation, key, rule, expected) values
('exercises', 'entry.id', 'public ones to everybody with a role, others as shared, and what stands in a training I may see', 'select person, exercise from tests.reads_exercise'),
('exercise_texts', 'entry.exercise_id || entry.locale', 'as the exercise', $$
  select reader.person, entry.exercise_id || entry.locale
  from tests.reads_exercise as reader join public.exercise_texts as entry on entry.exercise_id = reader.exercise
$$),
('exercise_favourites', 'entry.user_id || entry.exercise_id::text', 'my own', $$
  select active.person, entry.user_id || entry.exercise_id::text
  from tests.active join public.exercise_favourites as entry on entry.user_id = active.person
$$),
('collections', 'entry.id', 'my own while I am staff, the shared ones of the school', 'select person, collection from tests.reads_collection'),
('collection_items', 'entry.collection_id || entry.exercise_id::text', 'as the collection', $$
  select reader.person, entry.collection_id || entry.exercise_id::text
  from tests.reads_collection as reader join public.collection_items as entry on entry.collection_id = reader.collection
$$),
('animations', 'entry.id', 'public ones to everybody with a role, others as shared, and what an exercise shows that I may read', $$
  select person, animation.id
  from (select distinct person from tests.held) as anyone cross join public.animations as animation
  where animation.visibility = 'public'
  union
  select staff.person, animation.id
  from tests.staff join public.animations as animation on animation.school_id = staff.school and animation.visibility = 'school'
  union
  select manages.person, animation.id
  from tests.manages join public.animations as animation on animation.team_id = manages.team and animation.visibility = 'team'
  union
  select active.person, animation.id from tests.active join public.animations as animation on animation.owner_id = active.person
  union
  select admin.person, animation.id from tests.admin cross join public.animations as animation
  where animation.visibility <> 'me'
  union
  select reader.person, exercise.animation_id
  from tests.reads_exercise as reader
  join public.exercises as exercise on exercise.id = reader.exercise
  where exercise.animation_id is not null
    -- Administrators read every exercise, and no drawing that its maker keeps to themselves.
    and (
      not exists (select from tests.admin where admin.person = reader.person)
      or exists (select from public.animations where id = exercise.animation_id and visibility <> 'me')
    )
$$);

-- Homework of both kinds: the platform's to everybody with a role, public ones of a school to staff
-- anywhere, others as shared, and to whom it was given and who guides them.
insert into tests.rules (relation, key, rule, expected)
select
  kind || '_exercises', 'entry.id', 'homework: as shared among staff; families what was given to their child',
  format($$
    select person, exercise.id
    from (select distinct person from tests.held) as anyone cross join public.%1$I as exercise
    where exercise.school_id is null
    union
    select anyone.person, exercise.id
    from (select distinct person from tests.staff) as anyone cross join public.%1$I as exercise
    where exercise.visibility = 'public'
    union
    select staff.person, exercise.id
    from tests.staff join public.%1$I as exercise on exercise.school_id = staff.school and exercise.visibility = 'school'
    union
    select manages.person, exercise.id
    from tests.manages join public.%1$I as exercise on exercise.team_id = manages.team and exercise.visibility = 'team'
    union
    select active.person, exercise.id from tests.active join public.%1$I as exercise on exercise.author_id = active.person
    union
    select guides.person, given.exercise_id from tests.guides join public.%2$I as given on given.player_id = guides.player
    union
    select admin.person, exercise.id from tests.admin cross join public.%1$I as exercise
  $$, kind || '_exercises', kind || '_assignments')
from unnest(array['individual', 'mental']) as kind;
insert into tests.rules (relation, key, rule, expected)
select
  kind || '_exercise_texts', 'entry.exercise_id || entry.locale', 'as the exercise',
  format(
    'select reader.person, entry.exercise_id || entry.locale from (%s) as reader (person, exercise)
      join public.%I as entry on entry.exercise_id = reader.exercise',
    (select expected from tests.rules where relation = kind || '_exercises'), kind || '_exercise_texts'
  )
from unnest(array['individual', 'mental']) as kind;

-- Conversations: who is in them now, and nobody else, whatever the office.

create view tests.talks_in as
select active.person, seat.conversation_id as conversation
from tests.active join public.conversation_members as seat on seat.user_id = active.person
where seat.left_at is null;

insert into tests.rules (relation, key, rule, expected) values
('conversations', 'entry.id', 'current members', 'select person, conversation from tests.talks_in'),
('conversation_members', 'entry.conversation_id || entry.user_id::text', 'current members', $$
  select talks_in.person, seat.conversation_id || seat.user_id::text
  from tests.talks_in join public.conversation_members as seat on seat.conversation_id = talks_in.conversation
$$),
('messages', 'entry.id', 'current members', $$
  select talks_in.person, message.id from tests.talks_in join public.messages as message on message.conversation_id = talks_in.conversation
$$),
('message_reports', 'entry.id', 'who reported; the safeguarding officer, unless it is about them', $$
  select active.person, report.id from tests.active join public.message_reports as report on report.reporter_id = active.person
  union
  select officer.person, report.id
  from tests.officer join public.message_reports as report on report.school_id = officer.school
  where officer.duty = 'safeguarding' and officer.person is distinct from report.author_id
$$);

insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'my own',
  format('select active.person, %s from tests.active join public.%I as entry on entry.user_id = active.person', key, relation)
from (
  values
    ('notifications', 'entry.id'), ('notification_preferences', 'entry.user_id'), ('push_devices', 'entry.id'),
    ('cart_items', 'entry.user_id || entry.variant_id::text')
) as own (relation, key);
insert into tests.rules (relation, key, rule, expected)
select relation, key, 'nobody', 'select null::uuid, null::text where false'
from (
  values
    ('message_versions', 'entry.id'), ('mail_outbox', 'entry.id'), ('push_outbox', 'entry.notification_id'),
    ('stripe_customers', 'entry.user_id'), ('stripe_events', 'entry.id')
) as closed (relation, key);
insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'administrators',
  format('select admin.person, %s from tests.admin cross join public.%I as entry', key, relation)
from (
  values ('erasures', 'entry.subject_hash'), ('job_cursors', 'entry.name'), ('job_health', 'entry.name')
) as platform (relation, key);

-- Money

create view tests.reads_order as
select active.person, bought.id as bought
from tests.active join public.orders as bought on active.person in (bought.user_id, bought.payer_id)
union
select family.person, bought.id
from tests.family join public.orders as bought on bought.player_id = family.player
where family.pays
union
select treasurer.person, bought.id
from tests.treasurer join public.orders as bought on bought.school_id = treasurer.school;

create view tests.reads_product as
select tests.anybody() as person, product.id as product from public.products as product where status = 'published'
union
select active.person, product.id from tests.active cross join public.products as product where status = 'published'
union
select treasurer.person, product.id from tests.treasurer join public.products as product on product.school_id = treasurer.school;

insert into tests.rules (relation, key, rule, expected) values
('fees', 'entry.id', 'arrears: the treasury, the guardian who pays, the player; no coach', $$
  select treasurer.person, fee.id
  from tests.treasurer
  join public.players as player on player.school_id = treasurer.school
  join public.fees as fee on fee.player_id = player.id
  union
  select family.person, fee.id from tests.family join public.fees as fee on fee.player_id = family.player
  where family.pays
$$),
('fee_events', 'entry.id', 'the treasury', $$
  select treasurer.person, event.id
  from tests.treasurer
  join public.players as player on player.school_id = treasurer.school
  join public.fees as fee on fee.player_id = player.id
  join public.fee_events as event on event.fee_id = fee.id
$$),
('orders', 'entry.id', 'who buys, who pays, the treasury; no coach, no administrator', 'select person, bought from tests.reads_order'),
('order_items', 'entry.order_id || entry.variant_id::text', 'as the order', $$
  select reader.person, entry.order_id || entry.variant_id::text
  from tests.reads_order as reader join public.order_items as entry on entry.order_id = reader.bought
$$),
('order_events', 'entry.id', 'as the order', $$
  select reader.person, entry.id from tests.reads_order as reader join public.order_events as entry on entry.order_id = reader.bought
$$),
('refunds', 'entry.id', 'as the order', $$
  select reader.person, entry.id from tests.reads_order as reader join public.refunds as entry on entry.order_id = reader.bought
$$),
('stock_movements', 'entry.id', 'the treasury', $$
  select treasurer.person, entry.id
  from tests.treasurer
  join public.products as product on product.school_id = treasurer.school
  join public.product_variants as variant on variant.product_id = product.id
  join public.stock_movements as entry on entry.variant_id = variant.id
$$),
('contract_notices', 'entry.id', 'who sent it; the treasury those about orders, administrators those about subscriptions', $$
  select active.person, notice.id from tests.active join public.contract_notices as notice on notice.user_id = active.person
  union
  select treasurer.person, notice.id
  from tests.treasurer
  join public.orders as bought on bought.school_id = treasurer.school
  join public.contract_notices as notice on notice.order_id = bought.id
  union
  select admin.person, notice.id from tests.admin cross join public.contract_notices as notice
  where notice.order_id is null
$$),
('subscriptions', 'entry.id', 'who has it, who pays it, administrators', $$
  select active.person, subscription.id
  from tests.active join public.subscriptions as subscription on active.person in (subscription.user_id, subscription.payer_id)
  union
  select admin.person, subscription.id from tests.admin cross join public.subscriptions as subscription
$$),
('my_subscription', 'entry.id', 'my own, the running one or else the last', $$
  select distinct on (active.person) active.person, subscription.id
  from tests.active join public.subscriptions as subscription on subscription.user_id = active.person
  order by active.person, subscription.status = 'active' desc, subscription.started_at desc
$$),
('invoices', 'entry.id', 'who pays, administrators', $$
  select active.person, invoice.id from tests.active join public.invoices as invoice on invoice.user_id = active.person
  union
  select admin.person, invoice.id from tests.admin cross join public.invoices as invoice
$$),
('plans', 'entry.id', 'what is offered to everybody, the rest to administrators', $$
  select tests.anybody(), plan.id from public.plans as plan where archived_at is null
  union
  select active.person, plan.id from tests.active cross join public.plans as plan where archived_at is null
  union
  select admin.person, plan.id from tests.admin cross join public.plans as plan
$$),
('shops', 'entry.school_id', 'open ones to everybody, closed ones to the treasury', $$
  select tests.anybody(), shop.school_id from public.shops as shop where is_open
  union
  select active.person, shop.school_id from tests.active cross join public.shops as shop where is_open
  union
  select person, school from tests.treasurer
$$),
('products', 'entry.id', 'published ones to everybody, the rest to the treasury', 'select person, product from tests.reads_product'),
('product_variants', 'entry.id', 'as the product', $$
  select reader.person, variant.id
  from tests.reads_product as reader join public.product_variants as variant on variant.product_id = reader.product
$$);

-- Rights

create view tests.reads_consent as
select guides.person, consent.id as consent
from tests.guides join public.consents as consent on consent.player_id = guides.player
union
select officer.person, consent.id
from tests.officer
join public.players as player on player.school_id = officer.school
join public.consents as consent on consent.player_id = player.id
where officer.duty = 'safeguarding';

create view tests.reads_concern as
select officer.person, concern.id as concern
from tests.officer join public.concerns as concern on concern.school_id = officer.school
where officer.duty = 'safeguarding' and not concern.is_for_platform
union
select admin.person, concern.id from tests.admin cross join public.concerns as concern where concern.is_for_platform;

insert into tests.rules (relation, key, rule, expected) values
('consent_texts', 'entry.purpose || entry.locale || entry.version', 'everybody', $$
  select person, text.purpose || text.locale || text.version
  from (select tests.anybody() as person union select person from tests.active) as reader
  cross join public.consent_texts as text
$$),
('consents', 'entry.id', 'the family, the coaches the child has now, owner and safeguarding officer', 'select person, consent from tests.reads_consent'),
('current_consents', 'entry.player_id || entry.purpose::text', 'as the consents', $$
  select reader.person, consent.player_id || consent.purpose::text
  from tests.reads_consent as reader join public.consents as consent on consent.id = reader.consent
$$),
('concerns', 'entry.id', 'who reported; the safeguarding officer, or the platform when it was sent there; not the owner', $$
  select person, concern from tests.reads_concern
  union
  select active.person, concern.id from tests.active join public.concerns as concern on concern.reporter_id = active.person
$$),
('concern_notes', 'entry.id', 'who looks into the concern, not who reported it', $$
  select reader.person, note.id from tests.reads_concern as reader join public.concern_notes as note on note.concern_id = reader.concern
$$),
('erasure_requests', 'entry.id', 'who asked; the owner those about players, administrators all', $$
  select active.person, request.id from tests.active join public.erasure_requests as request on request.requested_by = active.person
  union
  select owner.person, request.id
  from tests.owner
  join public.players as player on player.school_id = owner.school
  join public.erasure_requests as request on request.player_id = player.id
  union
  select admin.person, request.id from tests.admin cross join public.erasure_requests as request
$$);

-- What everybody with a role reads, and nobody writes about people there.
insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'everybody with a role',
  format('select anyone.person, %s from (select distinct person from tests.held) as anyone cross join public.%I as entry', key, relation)
from (
  values
    ('age_groups', 'entry.code'), ('age_rules', 'entry.id'), ('stat_attributes', 'entry.key'),
    ('stat_anchors', 'entry.attribute_key || entry.locale || entry.level'), ('achievements', 'entry.id'),
    ('achievement_texts', 'entry.achievement_id || entry.locale')
) as platform (relation, key);

insert into tests.rules_elsewhere (relation, reason) values
('animation_shares', 'a handful of links, see the access matrix'),
('animation_versions', 'a history of the own drawings, see the access matrix');

-- Asking -----------------------------------------------------------------------------------------

create function tests.act_as_person(person uuid)
returns void
language plpgsql
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config(
    'request.jwt.claims',
    case when person = tests.anybody() then '{"role": "anon"}'
      else json_build_object('sub', person, 'role', 'authenticated')::text
    end,
    true
  );
  perform set_config('role', case when person = tests.anybody() then 'anon' else 'authenticated' end, true);
end;
$$;

-- What everybody sees of a relation, through its policies.
create function tests.seen(relation text)
returns table (person uuid, key text)
language plpgsql
as $$
declare
  key_of text := (select rules.key from tests.rules where rules.relation = seen.relation);
  statement text := format('select (%s)::text from public.%I as entry', key_of, relation);
  people uuid[] := array(select id from auth.users union all select tests.anybody());
begin
  foreach person in array people loop
    begin
      perform tests.act_as_person(person);
      for key in execute statement loop
        return next;
      end loop;
    exception when insufficient_privilege then
      -- No grant at all: this person sees nothing.
      null;
    end;
    perform tests.act_as_database();
  end loop;
end;
$$;

-- One line per person whose view differs from the rule, with the names of what is wrong.
create function tests.mismatches(relation text)
returns setof text
language plpgsql
as $$
declare
  expected text := (select rules.expected from tests.rules where rules.relation = mismatches.relation);
begin
  return query execute format(
    $query$
      with expected as (
        select distinct person, key::text as key from (%s) as rule (person, key) where key is not null
      ),
      seen as (select person, key from tests.seen(%L)),
      difference as (
        select person, key, seen.key is not null as is_too_much
        from seen full join expected using (person, key)
        where seen.key is null or expected.key is null
      )
      select format(
        '%%s, %%s: too much %%s; missing %%s',
        coalesce((select name from tests.names where id = person), 'anybody'), %L,
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where is_too_much), '-'),
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where not is_too_much), '-')
      )
      from difference
      group by person
      order by 1
    $query$,
    expected, relation, relation
  );
end;
$$;

-- The fixtures' name of a row, or its key.
create function tests.name_of(key text)
returns text
language sql
as $$
  select coalesce((select name from tests.names where id::text = key), key);
$$;
