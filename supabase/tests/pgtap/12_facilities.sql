-- Fields, their parts and bookings, equipment, age rules.
begin;
select plan(68);

update public.fields set address = 'Way 1' where id = tests.id('pitch');
update public.trainings set place = 'Pitch, half A' where id = tests.id('training');

-- Where a training takes place

select tests.act_as('parent');
select results_eq(
  $$select field, address from public.training_ground(tests.id('training'))$$,
  $$values ('Pitch', 'Way 1')$$, 'a family learns field and address of its training'
);
select is_empty($$select from public.fields$$, 'without reading a field');
select tests.act_as('rival_parent');
select is_empty($$select from public.training_ground(tests.id('training'))$$, 'a family of another school does not');
select tests.act_as('other_coach');
select isnt_empty($$select from public.training_ground(tests.id('training'))$$, 'a coach of the school does');

-- Fields and parts

select tests.act_as('owner');
insert into public.fields (id, school_id, name, length_m, width_m)
values (tests.id('new_field'), tests.id('home'), 'Lower pitch', 90, 60);
select results_eq(
  $$select kind::text, label, along, across from public.field_parts where field_id = tests.id('new_field')$$,
  $$values ('whole', '', int4range(0, 12), int4range(0, 12))$$, 'a field comes with its whole part'
);
select results_eq(
  $$select label, along, across from public.divide_field(tests.id('new_field'), 4) order by label$$,
  $$values
    ('A1', int4range(0, 6), int4range(0, 6)), ('A2', int4range(0, 6), int4range(6, 12)),
    ('B1', int4range(6, 12), int4range(0, 6)), ('B2', int4range(6, 12), int4range(6, 12))$$,
  'quarters divide it both ways'
);
select is((select count(*)::int from public.divide_field(tests.id('new_field'), 4)), 0, 'once');
select is((select count(*)::int from public.divide_field(tests.id('new_field'), 2)), 2, 'halves come beside them');
select is((select count(*)::int from public.divide_field(tests.id('new_field'), 6)), 6, 'and sixths');
select throws_ok($$select public.divide_field(tests.id('new_field'), 5)$$, 'P0001', 'unknown_division', 'nobody plays on fifths');
select throws_ok(
  $$insert into public.field_parts (field_id, kind, label, along) values (tests.id('pitch'), 'custom', 'Goal area', '[10,14)')$$,
  '23514', null, 'a part lies on its field'
);
select throws_ok(
  $$insert into public.field_parts (field_id, kind, label, along) values (tests.id('pitch'), 'whole', '', '[0,12)')$$,
  '42501', null, 'a field has one whole part'
);
select is_empty($$delete from public.field_parts where id = tests.id('pitch_whole') returning id$$, 'which stays');
select throws_ok($$update public.field_parts set along = '[0,3)' where id = tests.id('half_a')$$, '42501', null, 'parts do not move');
select throws_ok(
  $$insert into public.fields (school_id, name, length_m, width_m) values (tests.id('rival'), 'Spy', 90, 60)$$,
  '42501', null, 'an owner adds no field elsewhere'
);
select throws_ok($$select public.divide_field(tests.id('rival_pitch'), 3)$$, '42501', null, 'nor divides one');
select throws_ok($$delete from public.fields where id = tests.id('pitch')$$, '23503', null, 'a booked field is archived, not deleted');
select isnt_empty($$delete from public.fields where id = tests.id('new_field') returning id$$, 'one nobody booked can go');

select tests.act_as('coach');
select throws_ok(
  $$insert into public.fields (school_id, name, length_m, width_m) values (tests.id('home'), 'Mine', 90, 60)$$,
  '42501', null, 'a coach adds no field'
);
select is_empty($$update public.fields set name = 'Mine' where id = tests.id('pitch') returning id$$, 'nor renames one');
select tests.act_as('parent');
select is_empty($$select from public.fields$$, 'families read no fields');
select is_empty($$select from public.field_bookings$$, 'and no bookings');
select tests.act_as('rival_owner');
select is_empty($$select from public.field_bookings where school_id = tests.id('home')$$, 'a rival owner reads none of ours');

-- Bookings: training on half A, other_training on half B, at the same time

select tests.act_as('coach');
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'training', p_training_id => tests.id('training'))$$,
  '23P01', 'field_taken', 'a half is not booked twice'
);
select throws_ok(
  $$select public.book_field(tests.id('pitch_whole'), 'training', p_training_id => tests.id('training'))$$,
  '23P01', 'field_taken', 'nor the whole over a half'
);
select throws_ok(
  $$insert into public.field_bookings (field_part_id, kind, team_id, starts_at, ends_at)
    select tests.id('half_b'), 'meeting', tests.id('team'), starts_at, ends_at from public.trainings where id = tests.id('training')$$,
  '23P01', null, 'a plain write neither'
);
select results_eq(
  $$select booked.team_id, booked.school_id, booked.starts_at
    from public.book_field(
      tests.id('half_b'), 'meeting', p_team_id => tests.id('team'),
      p_starts_at => (select ends_at from public.trainings where id = tests.id('training')),
      p_ends_at => (select ends_at from public.trainings where id = tests.id('training')) + interval '1 hour'
    ) as booked$$,
  $$select tests.id('team'), tests.id('home'), ends_at from public.trainings where id = tests.id('training')$$,
  'the minute after is free'
);
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'training', p_training_id => tests.id('other_training'))$$,
  '42501', null, 'a coach books no colleague''s training'
);
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'meeting', p_team_id => tests.id('other_team'),
    p_starts_at => now() + interval '30 days', p_ends_at => now() + interval '31 days')$$,
  '42501', null, 'nor for a colleague''s team'
);
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'maintenance',
    p_starts_at => now() + interval '30 days', p_ends_at => now() + interval '31 days')$$,
  '42501', null, 'nor closes a field'
);
select throws_ok(
  $$select public.book_field(tests.id('rival_half'), 'meeting', p_team_id => tests.id('team'),
    p_starts_at => now() + interval '30 days', p_ends_at => now() + interval '31 days')$$,
  '42501', 'field_of_another_school', 'nor uses the rival''s ground'
);
select throws_ok(
  $$update public.matches set field_part_id = tests.id('rival_half') where id = tests.id('match')$$,
  '23503', null, 'a match neither'
);
select is_empty($$delete from public.field_bookings where id = tests.id('other_training_booking') returning id$$, 'a colleague''s booking stays');
select is_empty($$update public.field_bookings set note = 'x' where id = tests.id('match_booking') returning id$$, 'the match''s booking is changed through the match');
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'match', p_team_id => tests.id('team'),
    p_starts_at => now() + interval '30 days', p_ends_at => now() + interval '31 days')$$,
  '42501', null, 'and made through it'
);
select throws_ok($$update public.field_bookings set status = 'cancelled' where id = tests.id('training_booking')$$, '42501', null, 'the status is nobody''s to type');
select results_eq(
  $$update public.field_bookings set starts_at = now(), ends_at = now() + interval '5 hours'
    where id = tests.id('training_booking') returning starts_at$$,
  $$select starts_at from public.trainings where id = tests.id('training')$$,
  'a booking keeps to its training'
);

-- Following

update public.trainings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = tests.id('training');
select results_eq(
  $$select starts_at, ends_at, lower(during) from public.field_bookings where id = tests.id('training_booking')$$,
  $$select starts_at, ends_at, starts_at from public.trainings where id = tests.id('training')$$,
  'a moved training takes its booking along'
);
select tests.act_as('other_coach');
select lives_ok(
  $$select public.book_field(tests.id('half_a'), 'training', p_training_id => tests.id('other_training'))$$,
  'and leaves its old time free'
);
select tests.act_as('coach');
select throws_ok(
  $$update public.trainings set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day' where id = tests.id('training')$$,
  '23P01', 'field_taken', 'it cannot come back to ground that is taken'
);
select results_eq(
  $$select starts_at from public.field_bookings where id = tests.id('training_booking')$$,
  $$select starts_at from public.trainings where id = tests.id('training')$$, 'and then has not moved at all'
);
update public.trainings set status = 'cancelled' where id = tests.id('training');
select is((select status::text from public.field_bookings where id = tests.id('training_booking')), 'cancelled', 'a training called off frees its ground');
select lives_ok(
  $$select public.book_field(tests.id('pitch_whole'), 'meeting', p_team_id => tests.id('team'),
    p_starts_at => (select starts_at from public.trainings where id = tests.id('training')),
    p_ends_at => (select ends_at from public.trainings where id = tests.id('training')))$$,
  'for somebody else'
);
select throws_ok(
  $$update public.trainings set status = 'planned' where id = tests.id('training')$$, '23P01', 'field_taken',
  'and does not get it back then'
);
delete from public.trainings where id = tests.id('training') and status = 'planned';
select tests.act_as_database();
delete from public.trainings where id = tests.id('training');
select is_empty($$select from public.field_bookings where id = tests.id('training_booking')$$, 'a deleted training takes its booking with it');

select tests.act_as('coach');
select results_eq(
  $$select starts_at, ends_at - starts_at from public.field_bookings where id = tests.id('match_booking')$$,
  $$select starts_at, interval '100 minutes' from public.matches where id = tests.id('match')$$,
  'a match books from kick-off to its end, the break included'
);
update public.matches set starts_at = starts_at + interval '3 hours', periods = 3, period_minutes = 20, format = 7 where id = tests.id('match');
select results_eq(
  $$select starts_at, ends_at - starts_at from public.field_bookings where id = tests.id('match_booking')$$,
  $$select starts_at, interval '80 minutes' from public.matches where id = tests.id('match')$$, 'and follows both'
);
select is((select venue from public.matches where id = tests.id('match')), 'Pitch (A)', 'its venue is named after the field');
update public.matches set field_part_id = null where id = tests.id('match');
select is_empty($$select from public.field_bookings where id = tests.id('match_booking')$$, 'played elsewhere it books nothing');
select tests.act_as('owner');
update public.fields set archived_at = now() where id = tests.id('pitch');
select throws_ok(
  $$select public.book_field(tests.id('half_b'), 'hire', p_title => 'Beer festival',
    p_starts_at => now() + interval '40 days', p_ends_at => now() + interval '41 days')$$,
  'P0001', 'field_archived', 'an archived field takes no bookings'
);

-- Equipment

select tests.act_as('coach');
select isnt_empty($$update public.equipment_items set count = 20 where id = tests.id('balls') returning id$$, 'a coach corrects the count');
select is_empty($$delete from public.equipment_items where id = tests.id('balls') returning id$$, 'but throws nothing away');
select throws_ok($$update public.equipment_items set team_id = tests.id('rival_team') where id = tests.id('balls')$$, '42501', 'team_of_another_school', 'no gifts to the rival');
select throws_ok(
  $$insert into public.equipment_items (school_id, kind, count) values (tests.id('home'), 'other', 1)$$, '23514', null, 'other things have a name'
);
select throws_ok(
  $$insert into public.equipment_items (school_id, kind, count) values (tests.id('rival'), 'balls', 1)$$, '42501', null, 'nothing for another school'
);

-- Age rules

select tests.act_as('parent');
select is((select count(*)::int from public.age_rules_of_team(tests.id('team'))), 1, 'a family reads the rules of its team');
select is_empty($$select from public.age_rules_of_team(tests.id('rival_team'))$$, 'not through another school''s team');
select results_eq(
  $$select format, periods, period_minutes, source from public.age_rules_for(tests.id('home'), 'U11', '2026/27')$$,
  $$values (7, 2, 25, 'Fixture')$$, 'nor is a team needed: age and season of the own school are enough'
);
select is_empty(
  $$select from public.age_rules_for(tests.id('home'), 'U11', '2023/24')$$, 'no rule before the season it begins in'
);
select is_empty(
  $$select from public.age_rules_for(tests.id('home'), 'U11', 'next')$$, 'a season without a year has none'
);
select is_empty($$select from public.age_rules_for(tests.id('rival'), 'U11', '2026/27')$$, 'not at another school');
select tests.act_as('pending');
select is_empty($$select from public.age_rules_for(tests.id('home'), 'U11', '2026/27')$$, 'not without a role');
select tests.act_as('anon');
select throws_ok(
  $$select from public.age_rules_for(tests.id('home'), 'U11', '2026/27')$$, '42501', null, 'not signed out'
);
select tests.act_as_database();
update public.schools set country = 'BG' where id = tests.id('home');
select tests.act_as('coach');
select is_empty(
  $$select from public.age_rules_for(tests.id('home'), 'U11', '2026/27')$$, 'the country of the school says whose rules count'
);
select tests.act_as_database();
update public.schools set country = 'DE' where id = tests.id('home');
select tests.act_as('parent');
select is_empty(
  $$select from public.age_rules_for(tests.id('home'), 'U99', '2026/27')$$, 'an unknown age has none'
);
select tests.act_as('owner');
select throws_ok(
  $$insert into public.age_rules (country, age_group, season_from, format, source) values ('DE', 'U9', 2024, 5, 'me')$$,
  '42501', null, 'an owner makes no rules'
);
select tests.act_as('admin');
select lives_ok(
  $$insert into public.age_rules (country, age_group, season_from, format, source) values ('DE', 'U9', 2024, 5, 'Association')$$,
  'an administrator does'
);
select throws_ok(
  $$update public.age_rules set season_until = 2020 where id = tests.id('rule_u13')$$, '23514', null, 'no rule ends before it begins'
);

select * from finish();
rollback;
