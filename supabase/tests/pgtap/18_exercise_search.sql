-- The search box: football words by meaning in three languages, misspelt words, equipment at hand.
begin;
select plan(40);

select tests.act_as_database();
create temporary table drills (slug text, en text, de text, bg text, topic text, practice text, equipment jsonb);
grant select on drills to authenticated;
insert into drills values
  ('s-eckle', 'Four corners', 'Eckle im Viereck', 'Четири ъгъла', 'possession', 'rondo', '[{"kind": "balls", "count": 2}, {"kind": "cones", "count": 4}]'),
  ('s-nachsetzen', 'Five seconds', 'Fünf Sekunden', 'Пет секунди', 'counter_press', 'conditioned_game', '[{"kind": "balls", "count": 6}, {"kind": "bibs", "count": 6}]'),
  ('s-torschuss', 'Shots from the edge', 'Torschuss aus 16 Metern', 'Удари от дъгата', 'finishing', 'unopposed', '[{"kind": "full_goals", "count": 1}]'),
  ('s-eckball', 'Near post run', 'Eckball auf den kurzen Pfosten', 'Корнер към близката греда', 'set_pieces', 'unopposed', '[]'),
  ('s-kontakt', 'Cushion it', 'Annahme und weiter', 'Подавания с овладяване', 'first_touch', 'unopposed', '[{"kind": "rebounders", "count": 2}]'),
  ('s-duell', '4v2 to goal', '4 gegen 2 aufs Tor', '4 срещу 2 към вратата', 'defending_group', 'opposed', '[{"kind": "mini_goals", "count": 2}]');
select private.import_exercises((
  select jsonb_agg(jsonb_build_object(
    'slug', slug, 'topic', topic, 'moment', null, 'phase', 'main_part', 'practice_type', practice, 'corners', '[]'::jsonb,
    'ages', '[8, 14]'::jsonb, 'level', 2, 'players', '{"min": 6, "max": 12}'::jsonb, 'area', '[20, 15]'::jsonb, 'minutes', 15,
    'intensity', 'medium', 'equipment', equipment,
    'texts', jsonb_build_object(
      'en', jsonb_build_object('title', en, 'aim', 'Aim', 'points', '["Look"]'::jsonb),
      'de', jsonb_build_object('title', de, 'aim', 'Ziel', 'points', '["Schau"]'::jsonb),
      'bg', jsonb_build_object('title', bg, 'aim', 'Цел', 'points', '["Виж"]'::jsonb)
    )
  )) from drills
));

create function pg_temp.finds(p_locale text, p_words text, p_slug text) returns boolean language sql as $$
  select exists (select from public.search_exercises(p_locale, p_words, p_limit => 100) where slug = p_slug)
$$;
grant execute on function pg_temp.finds(text, text, text) to authenticated;

-- By meaning --------------------------------------------------------------------------------

select tests.act_as('coach');
select ok(pg_temp.finds('de', 'rondo', 's-eckle'), 'rondo finds the Eckle of a German reader');
select ok(pg_temp.finds('de', 'keep-away', 's-eckle'), 'so does keep-away');
select ok(pg_temp.finds('de', 'квадрат', 's-eckle'), 'and the Bulgarian word');
select ok(pg_temp.finds('en', 'Eckle', 's-eckle'), 'a German word finds what no English title says: it is marked as a rondo');
select ok(pg_temp.finds('bg', 'рондо', 's-eckle'), 'in Bulgarian too');
select ok(pg_temp.finds('en', 'Gegenpressing', 's-nachsetzen'), 'Gegenpressing is the counter-press');
select ok(pg_temp.finds('bg', 'counterpress', 's-nachsetzen'), 'in any language');
select ok(pg_temp.finds('de', 'контрапреса', 's-nachsetzen'), 'to any reader');
select ok(pg_temp.finds('en', 'Abschluss', 's-torschuss'), 'Abschluss, shooting and finishing are one');
select ok(pg_temp.finds('bg', 'finishing', 's-torschuss'), 'finishing finds a shot in Bulgarian');
select ok(pg_temp.finds('de', 'стрелба', 's-torschuss'), 'and the other way round');
select ok(pg_temp.finds('de', 'ъглов удар', 's-eckball'), 'names of two words are one thing');
select ok(pg_temp.finds('bg', 'corner kick', 's-eckball'), 'in each language');
select ok(not pg_temp.finds('de', 'penalty', 's-eckball'), 'a corner is no penalty');
select ok(pg_temp.finds('en', 'standards', 's-eckball'), 'but a set piece');
select ok(pg_temp.finds('bg', 'подаване', 's-kontakt'), 'Bulgarian endings do not matter');
select ok(pg_temp.finds('en', '4 gegen 2', 's-duell'), 'numbers are read as each language writes them');
select ok(pg_temp.finds('de', '4v2', 's-duell'), 'in short');
select ok(pg_temp.finds('bg', '4:2', 's-duell'), 'or in signs');
select ok(pg_temp.finds('de', 'gegenpr', 's-nachsetzen'), 'a word still being typed means something already');
select ok(pg_temp.finds('de', 'Eckle mit Rondo', 's-eckle'), 'words that only join are no condition');
select is(
  (select slug from public.search_exercises('de', 'Torschuss Metern', p_limit => 1)), 's-torschuss',
  'every other word is one: what has them all stands first'
);
select ok(
  pg_temp.finds('de', 'Viereck Pfosten', 's-eckle') and pg_temp.finds('de', 'Viereck Pfosten', 's-eckball'),
  'where nothing has every word, some are enough'
);
select ok(pg_temp.finds('en', 'shooting drills', 's-torschuss'), 'words for "exercise" are no condition');
select ok(pg_temp.finds('de', 'Torschussübungen', 's-torschuss'), 'nor at the end of another');
select ok(pg_temp.finds('bg', 'korner', 's-eckball'), 'Bulgarian is read in Latin letters too');
select results_eq(
  $$select slug from public.search_exercises('de', 'Torschuss', p_limit => 1)$$, $$values ('s-torschuss')$$,
  'the word itself comes before its meaning'
);

-- Misspelt ----------------------------------------------------------------------------------

select ok(pg_temp.finds('de', 'Torschus', 's-torschuss'), 'a letter less');
select ok(pg_temp.finds('de', 'Tohrschuss Metern', 's-torschuss'), 'one misspelt word among right ones');
select ok(pg_temp.finds('de', 'Ekcle Viereck', 's-eckle'), 'two letters swapped');
select ok(pg_temp.finds('en', 'gegenpresing', 's-nachsetzen'), 'a misspelt word still has its meaning');
select ok(pg_temp.finds('bg', 'корнре', 's-eckball'), 'in Cyrillic');
select is_empty($$select from public.search_exercises('en', 'zzzzzz')$$, 'what nobody says finds nothing');

-- Facts that change, and whose words they are ---------------------------------------------------

select tests.act_as_database();
update public.exercises set topic = 'goalkeeping' where slug = 's-kontakt';
select tests.act_as('coach');
select ok(pg_temp.finds('en', 'Torwart', 's-kontakt'), 'a new topic is found at once');
select tests.act_as('rival_coach');
select ok(
  not exists (select from public.search_exercises('en', 'Secret drill') where title = 'Secret drill'),
  'another school''s coach does not find ours by its title'
);
select tests.act_as_database();
select is_empty($$select from private.search_lexicon where word = 'secret'$$, 'and words of private titles help nobody guess');

-- Equipment ---------------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select slug from public.search_exercises('en', p_without_equipment => '{full_goals,mini_goals,rebounders}', p_limit => 100)
    where slug like 's-%'$$,
  $$values ('s-eckle'), ('s-nachsetzen'), ('s-eckball')$$, 'without goals and rebounders'
);
select tests.act_as_database();
delete from public.equipment_items where school_id = tests.id('home');
insert into public.equipment_items (school_id, team_id, kind, count, condition) values
  (tests.id('home'), null, 'balls', 4, 'good'), (tests.id('home'), tests.id('team'), 'balls', 2, 'worn'),
  (tests.id('home'), null, 'cones', 3, 'good'), (tests.id('home'), null, 'cones', 9, 'broken'),
  (tests.id('home'), tests.id('other_team'), 'cones', 9, 'good'), (tests.id('home'), null, 'bibs', 6, 'new');
select tests.act_as('coach');
select bag_eq(
  $$select slug from public.search_exercises('en', p_inventory_team_id => tests.id('team'), p_limit => 100) where slug like 's-%'$$,
  $$values ('s-nachsetzen'), ('s-eckball')$$, 'only what the team has enough of; broken and another team''s do not count'
);
select bag_eq(
  $$select slug from public.search_exercises('en', p_inventory_team_id => tests.id('team'), p_without_equipment => '{bibs}', p_limit => 100)
    where slug like 's-%'$$,
  $$values ('s-eckball')$$, 'both together'
);
select tests.act_as('rival_coach');
select bag_eq(
  $$select slug from public.search_exercises('en', p_inventory_team_id => tests.id('team'), p_limit => 100) where slug like 's-%'$$,
  $$values ('s-eckball')$$, 'another school''s stock is not told'
);

select * from finish();
rollback;
