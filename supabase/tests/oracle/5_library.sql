-- The library: by visibility, and by what stands in a training or was given to a child.

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
