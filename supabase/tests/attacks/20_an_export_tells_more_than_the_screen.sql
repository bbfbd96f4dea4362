-- A copy of the data tells a guardian or a player what the screens keep from them.
begin;
select plan(19);

create function tests.exported(table_name text) returns text language sql as $$
  select coalesce(public.export_child_data(tests.id('child')) #>> array['tables', table_name], '')
$$;

create function tests.visible(table_name text) returns int language plpgsql as $$
declare
  total int;
begin
  execute format('select count(*) from public.%I where player_id = tests.id(''child'')', table_name) into total;
  return total;
end;
$$;
grant execute on function tests.exported(text), tests.visible(text) to public;

select tests.act_as('parent');
select ok(tests.exported('notes') like '%child_family_note%', 'a guardian''s copy has what was written to the family');
select ok(tests.exported('notes') not like '%child_staff_note%', 'not what staff write among themselves');
select ok(tests.exported('notes') not like '%child_player_note%', 'not what was written to the child alone');
select is(tests.exported('note_versions'), '', 'no former words');
select is(tests.exported('training_reviews'), '', 'no coach''s review');
select ok(
  tests.exported('assessments') like '%Well done%' and tests.exported('assessments') not like '%Not yet%',
  'assessments once they are shared, no drafts'
);
select ok(
  tests.exported('player_mental_updates') not like '%' || tests.id('child_new_mental') || '%'
  and tests.exported('player_mental_updates') like '%' || tests.id('child_shared_mental') || '%',
  'mental values once they are shared'
);
select ok(
  tests.exported('player_stat_updates') not like '%' || tests.id('child_new_stats') || '%', 'and values of play'
);
select ok(tests.exported('match_events') not like '%Looks tired%', 'no note of the bench');
select ok(
  public.export_child_data(tests.id('child')) ->> 'withheld' like '%notes among the staff%safeguarding officer%',
  'the copy says what is kept back and whom to ask'
);
select is(
  (
    select string_agg(kind.name, ', ')
    from unnest(array[
      'notes', 'assessments', 'player_stat_updates', 'player_mental_updates', 'match_events', 'match_ratings'
    ]) as kind (name)
    where jsonb_array_length(coalesce(
      public.export_child_data(tests.id('child')) #> array['tables', kind.name], '[]'
    )) <> tests.visible(kind.name)
  ),
  null, 'row for row the copy is what the guardian reads through the policies'
);

select tests.act_as('player');
select ok(
  tests.exported('notes') like '%child_player_note%' and tests.exported('notes') not like '%child_staff_note%',
  'the player''s own copy has the notes to the player, not the staff''s'
);
select ok(tests.exported('assessments') not like '%Not yet%', 'and no draft');
select ok(public.export_my_data() ->> 'tables' not like '%child_staff_note%', 'nor does the copy of the account');

select tests.act_as('coach');
select ok(
  public.export_my_data() ->> 'tables' not like '%child_staff_note%', 'a coach takes no notes about children along'
);
select throws_ok(
  $$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'and no copy of a child'
);

-- A new table is in no copy until somebody decides -------------------------------------------------
select tests.act_as_database();
select is_empty(
  $$select relation.relname, subject
    from pg_constraint as reference
    join pg_class as relation on relation.oid = reference.conrelid
    join (values ('child', 'public.players'::regclass), ('person', 'public.users'::regclass), ('person', 'auth.users'::regclass))
      as named (subject, target) on named.target = reference.confrelid
    where reference.contype = 'f' and relation.relnamespace = 'public'::regnamespace
    except
    select table_name, subject from private.export_rules()$$,
  'every table that names a player or a person has a rule for copies'
);
select is_empty(
  $$select relation.relname
    from pg_attribute as attribute
    join pg_class as relation on relation.oid = attribute.attrelid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
      and attribute.attname = 'player_id' and not attribute.attisdropped
    except
    select table_name from private.export_rules() where subject = 'child'$$,
  'also where there is no key'
);
select is_empty(
  $$select table_name, subject from private.export_rules()
    where to_regclass('public.' || table_name) is null or (condition is null and kept_back is null)
    union all
    select table_name, subject from private.export_rules() group by 1, 2 having count(*) > 1$$,
  'and every rule names a table once and says why it keeps one back'
);

select * from finish();
rollback;
