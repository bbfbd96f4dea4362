-- The calendar and the matches: what staff, coaches of the team and families read of them.

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
('training_reviews', 'entry.training_id || entry.player_id::text', 'the staff of the team; neither owner nor family', $$
  select looks_after.person, entry.training_id || entry.player_id::text
  from tests.looks_after
  join public.trainings as training on training.team_id = looks_after.team
  join public.training_reviews as entry on entry.training_id = training.id
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
('answer_reminders', 'entry.id', 'who plans for the team: its staff and the owner', $$
  select manages.person, entry.id
  from tests.manages join public.answer_reminders as entry on entry.team_id = manages.team
$$),
('absences', 'entry.id', 'the family and the coaches the child has now; neither owner nor administrator', $$
  select family.person, entry.id from tests.family join public.absences as entry on entry.player_id = family.player
  union
  select coach.person, entry.id from tests.coach join public.absences as entry on entry.player_id = coach.player
$$),
('appointments', 'entry.id', 'the player and the guardians it trusts; nobody of the school', $$
  select family.person, entry.id
  from tests.close_family as family join public.appointments as entry on entry.player_id = family.player
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

create view tests.reads_picture as
select manages.person, picture.id as picture
from tests.manages join public.match_pictures as picture on picture.team_id = manages.team
union
select family.person, picture.id
from tests.close_family as family
join public.squad_members as place on place.player_id = family.player and place.left_on is null
join public.match_pictures as picture on picture.team_id = place.team_id
join public.match_reports as report on report.match_id = picture.match_id and report.is_published
union
select family.person, picture.id
from tests.close_family as family
join public.match_squad as called on called.player_id = family.player and called.role in ('starter', 'bench')
join public.match_pictures as picture on picture.match_id = called.match_id
join public.match_reports as report on report.match_id = picture.match_id and report.is_published;

create view tests.reads_tournament as
select reads_school.person, tournament.id as tournament
from tests.reads_school join public.tournaments as tournament on tournament.school_id = reads_school.school
union
select family_team.person, entry.tournament_id
from tests.family_team join public.tournament_teams as entry on entry.team_id = family_team.team
union
select reader.person, match.tournament_id
from tests.reads_match as reader join public.matches as match on match.id = reader.match
where match.tournament_id is not null;

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
('match_rotations', 'entry.match_id', 'who manages the team', $$
  select manages.person, plan.match_id
  from tests.manages
  join public.matches as match on match.team_id = manages.team
  join public.match_rotations as plan on plan.match_id = match.id
$$),
('team_formations', 'entry.id', 'who manages the team', $$
  select manages.person, drawn.id
  from tests.manages join public.team_formations as drawn on drawn.team_id = manages.team
$$),
('league_results', 'entry.id', 'who manages the team', $$
  select manages.person, result.id
  from tests.manages join public.league_results as result on result.team_id = manages.team
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
  from tests.close_family as family join public.match_ratings as rating on rating.player_id = family.player
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
$$),
('match_pictures', 'entry.id', 'who manages the team; published ones families by a confirmed link', 'select person, picture from tests.reads_picture'),
('match_picture_players', 'entry.picture_id || entry.player_id::text', 'who manages the team; families their own child in what they see', $$
  select manages.person, tag.picture_id || tag.player_id::text
  from tests.manages
  join public.match_pictures as picture on picture.team_id = manages.team
  join public.match_picture_players as tag on tag.picture_id = picture.id
  union
  select reader.person, tag.picture_id || tag.player_id::text
  from tests.reads_picture as reader
  join public.match_picture_players as tag on tag.picture_id = reader.picture
  join tests.close_family as family on family.person = reader.person and family.player = tag.player_id
$$),
('tournaments', 'entry.id', 'staff those of the school, families those of their teams', 'select person, tournament from tests.reads_tournament'),
('tournament_teams', 'entry.id', 'as the tournament', $$
  select reader.person, entry.id
  from tests.reads_tournament as reader join public.tournament_teams as entry on entry.tournament_id = reader.tournament
$$),
('tournament_games', 'entry.id', 'as the tournament', $$
  select reader.person, game.id
  from tests.reads_tournament as reader join public.tournament_games as game on game.tournament_id = reader.tournament
$$);
