-- What is written about a child, and what it is given to do.

insert into tests.rules (relation, rule, expected) values
('player_stat_updates', 'coaches the child has now, the owner; the family what was shared', $$
  select coach.person, entry.id from tests.coach join public.player_stat_updates as entry on entry.player_id = coach.player
  union
  select owner.person, entry.id
  from tests.owner
  join public.players as player on player.school_id = owner.school
  join public.player_stat_updates as entry on entry.player_id = player.id
  union
  select family.person, entry.id from tests.close_family as family join public.player_stat_updates as entry on entry.player_id = family.player
  where entry.shared_at is not null
$$),
('test_results', 'coaches the child has now, the owner; the family what stands', $$
  select coach.person, entry.id from tests.coach join public.test_results as entry on entry.player_id = coach.player
  union
  select owner.person, entry.id from tests.owner join public.test_results as entry on entry.school_id = owner.school
  union
  select family.person, entry.id from tests.close_family as family join public.test_results as entry on entry.player_id = family.player
  where entry.replaced_at is null
$$),
('player_stats', 'the newest rating by a coach among those that one reads', $$
  select distinct on (reader.person, reader.player) reader.person, entry.id
  from (
    select person, player, true as is_all from tests.coach
    union
    select owner.person, player.id, true from tests.owner join public.players as player on player.school_id = owner.school
    union
    select person, player, false from tests.close_family as family
  ) as reader
  join public.player_stat_updates as entry on entry.player_id = reader.player
  where entry.source <> 'self' and (reader.is_all or entry.shared_at is not null)
  order by reader.person, reader.player, entry.recorded_at desc
$$);

insert into tests.rules (relation, key, rule, expected) values
('development_plans', 'entry.id', 'coaches the child has now, and the family', $$
  select coach.person, entry.id from tests.coach join public.development_plans as entry on entry.player_id = coach.player
  union
  select family.person, entry.id from tests.close_family as family join public.development_plans as entry on entry.player_id = family.player
$$),
('development_goals', 'entry.plan_id || entry.position::text', 'as the plan', $$
  select coach.person, entry.plan_id || entry.position::text
  from tests.coach join public.development_goals as entry on entry.player_id = coach.player
  union
  select family.person, entry.plan_id || entry.position::text
  from tests.close_family as family join public.development_goals as entry on entry.player_id = family.player
$$),
('development_reviews', 'entry.plan_id || entry.kind::text', 'coaches the child has now; the family the own part, and the coach''s once shared', $$
  select coach.person, entry.plan_id || entry.kind::text
  from tests.coach join public.development_reviews as entry on entry.player_id = coach.player
  union
  select family.person, entry.plan_id || entry.kind::text
  from tests.close_family as family join public.development_reviews as entry on entry.player_id = family.player
  where entry.kind = 'self' or entry.shared_at is not null
$$);

create view tests.reads_assessment as
select coach.person, assessment.id as assessment
from tests.coach join public.assessments as assessment on assessment.player_id = coach.player
where assessment.kind = 'coach' or assessment.status <> 'draft'
union
select family.person, assessment.id
from tests.close_family as family join public.assessments as assessment on assessment.player_id = family.player
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
  from tests.close_family as family
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
select person, player from tests.close_family as family
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
('task_cheers', 'entry.task_id', 'family, coaches now, owner', $$
  select guides.person, cheer.task_id
  from tests.guides join public.task_cheers as cheer on cheer.player_id = guides.player
$$),
('quizzes', 'entry.id', 'as a task of such a quiz', $$
  select distinct guides.person, task.quiz_id
  from tests.guides join public.tasks as task on task.player_id = guides.player and task.quiz_id is not null
$$),
('quiz_questions', 'entry.quiz_id || entry.id', 'who guides a player with the quiz; the family once it is done', $$
  select coach.person, question.quiz_id || question.id
  from tests.coach
  join public.tasks as task on task.player_id = coach.player
  join public.quiz_questions as question on question.quiz_id = task.quiz_id
  union
  select owner.person, question.quiz_id || question.id
  from tests.owner join public.quiz_questions as question on question.school_id = owner.school
  union
  select family.person, question.quiz_id || question.id
  from tests.close_family as family
  join public.tasks as task on task.player_id = family.player and task.status = 'done'
  join public.quiz_questions as question on question.quiz_id = task.quiz_id
$$),
('quiz_answers', 'entry.id', 'the family alone', $$
  select family.person, entry.id
  from tests.close_family as family join public.quiz_answers as entry on entry.player_id = family.player
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
  from tests.close_family as family join public.notes as note on note.player_id = family.player
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
