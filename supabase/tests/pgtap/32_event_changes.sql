-- Changes that want to be seen: what makes one, who confirms it, who reads who has, when the job steps in.
begin;
select plan(65);

create temporary table extra (name text primary key, id uuid not null default gen_random_uuid());
insert into extra (name) values ('mate'), ('alone'), ('soon'), ('later'), ('game');
grant select on extra to public;
create function tests.extra(p_name text) returns uuid language sql as $$ select id from extra where name = p_name $$;
create function tests.told(wanted_kind text)
returns text language sql security definer as $$
  select coalesce(string_agg(names.name, ', ' order by names.name), '')
  from public.notifications as told join tests.names as names on names.id = told.user_id
  where told.kind = wanted_kind;
$$;
create function tests.forget_told() returns void language sql security definer as $$
  delete from public.notifications;
  delete from public.mail_outbox;
$$;
-- The change of an event: its id, what it is, and hours by which the start moved.
create function tests.change(p_name text) returns uuid language sql security definer as $$
  select id from public.event_changes where tests.extra(p_name) in (training_id, match_id)
$$;
create function tests.change_facts(p_name text) returns text language sql security definer as $$
  select coalesce((
    select kind || ' ' || round(extract(epoch from starts_at - was_starts_at) / 3600) || ' ' || coalesce(was_place, '-')
    from public.event_changes where tests.extra(p_name) in (training_id, match_id)
  ), 'none')
$$;
create function tests.age_change(p_name text, p_by interval) returns void language sql security definer as $$
  update public.event_changes set created_at = created_at - p_by where id = tests.change(p_name)
$$;
-- "Name: who has confirmed or answered", as staff read it.
create function tests.readers(p_name text) returns text language sql as $$
  select coalesce(string_agg(
    (reader ->> 'name') || ': ' || coalesce(reader ->> 'seen_by', case when (reader ->> 'is_reachable')::boolean then 'no' else 'nobody' end),
    ', ' order by place), 'nothing')
  from (
    select readers from public.read_change_receipts(tests.extra(p_name))
    union all
    select readers from public.read_change_receipts(p_match_id => tests.extra(p_name))
  ) as read
  cross join lateral jsonb_array_elements(read.readers) with ordinality as told (reader, place)
$$;
create function tests.mine() returns text language sql as $$
  select coalesce(string_agg(extra.name || ' ' || mine.kind, ', ' order by mine.starts_at), '')
  from public.my_event_changes() as mine
  join extra on extra.id in (mine.training_id, mine.match_id)
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
delete from public.event_changes;
update public.squad_members set joined_on = current_date - 60;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.extra('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01'),
  (tests.extra('alone'), tests.id('home'), 'Alone', 'Test', '2014-06-02');
insert into public.squad_members (team_id, player_id, joined_on)
select tests.id('team'), tests.extra(name), current_date - 60 from unnest(array['mate', 'alone']) as name;
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values
  (tests.id('other_parent'), tests.extra('mate'), 'mother', 'active', true),
  (tests.id('parent'), tests.extra('mate'), 'father', 'active', true),
  (tests.id('former_coach'), tests.extra('alone'), 'father', 'active', false);
insert into public.trainings (id, school_id, team_id, title, place, starts_at, ends_at, status)
values
  (tests.extra('soon'), tests.id('home'), tests.id('team'), 'Soon', 'Pitch 2', now() + interval '20 hours', now() + interval '21 hours', 'planned'),
  (tests.extra('later'), tests.id('home'), tests.id('team'), 'Later', 'Pitch 2', now() + interval '9 days', now() + interval '9 days 1 hour', 'planned');
insert into public.matches (id, school_id, team_id, opponent, is_home, venue, starts_at, status)
values (tests.extra('game'), tests.id('home'), tests.id('team'), 'Rivals', true, 'Park', now() + interval '12 days', 'planned');

-- What makes a change -----------------------------------------------------------------------

update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = tests.extra('later');
select is(tests.change_facts('later'), 'none', 'seeds and workers change silently');

select tests.act_as('coach');
update public.trainings set title = 'Sooner' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'none', 'another title is no change to be seen');
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'moved 1 Pitch 2', 'another time is, with what families knew');
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'moved 2 Pitch 2', 'moved again at once: still counted from what families knew');
update public.trainings set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'none', 'moved back at once: nothing to see');
update public.trainings set status = 'cancelled' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'cancelled 0 Pitch 2', 'called off is a change');
update public.trainings set status = 'planned' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'none', 'and undone at once it is none');
update public.trainings set status = 'cancelled' where id = tests.extra('soon');
select tests.age_change('soon', interval '6 minutes');
update public.trainings set status = 'planned' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'restored 0 Pitch 2', 'on again later is a change of its own');
select tests.age_change('soon', interval '6 minutes');
update public.trainings set place = 'Hall' where id = tests.extra('soon');
select is(tests.change_facts('soon'), 'moved 0 Pitch 2', 'another place too; there is one change of an event, the newest');
update public.matches set starts_at = starts_at + interval '1 hour' where id = tests.extra('game');
select is(tests.change_facts('game'), 'moved 1 Park', 'a match likewise');
-- all of this test is one moment; the two changes shall not be one step
select tests.age_change('game', interval '1 minute');
select tests.act_as_database();
update public.trainings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where id = tests.id('training');
select tests.act_as('coach');
update public.trainings set place = 'Elsewhere' where id = tests.id('training');
select tests.act_as_database();
select is_empty($$select from public.event_changes where training_id = tests.id('training')$$, 'nothing of what is past');

-- A family ----------------------------------------------------------------------------------

select tests.act_as('parent');
select is(tests.mine(), 'soon moved, game moved', 'a parent finds what has changed for the children, soonest first');
select results_eq(
  $$select was_place, place, dates from public.my_event_changes() where training_id = tests.extra('soon')$$,
  $$values ('Pitch 2', 'Hall', 1)$$, 'with what was and what is'
);
select tests.act_as('player');
select is(tests.mine(), 'soon moved, game moved', 'a player the own ones');
select tests.act_as('former_coach');
select is(tests.mine(), '', 'a guardian who does not respond nothing');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', 'change_unknown', 'and confirms nothing');
select tests.act_as('coach');
select is(tests.mine(), '', 'staff have none of their own');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', 'change_unknown', 'a coach does not confirm for a family');
select tests.act_as('rival_coach');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', 'change_unknown', 'nor do the rival school''s people');
select is(tests.mine(), '', 'who see nothing of it');
select tests.act_as('admin');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', 'change_unknown', 'nor an administrator');
select tests.act_as('suspended');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', 'change_unknown', 'nor a locked account');
select tests.act_as('anon');
select throws_ok($$select public.see_event_change(tests.change('soon'))$$, '42501', null, 'nor a visitor');
select throws_ok($$select * from public.my_event_changes()$$, '42501', null, 'who reads none');
select tests.act_as('parent');
select throws_ok($$select public.see_event_change(gen_random_uuid())$$, '42501', 'change_unknown', 'an invented change is unknown');
select is(public.see_event_change(tests.change('soon')), 1, 'one tap of a parent confirms it');
select is(public.see_event_change(tests.change('soon')), 0, 'again is nothing');
select is(tests.mine(), 'game moved', 'and it is not asked again');

-- The staff ---------------------------------------------------------------------------------

select tests.act_as('coach');
select is(
  tests.readers('soon'), 'Alone Test: nobody, Child Test: Parent Test, Mate Test: Parent Test',
  'the coach sees for each player who knows, and whom nobody can tell'
);
select tests.act_as('owner');
select isnt(tests.readers('soon'), 'nothing', 'the owner too');
select tests.act_as('other_coach');
select is(tests.readers('soon'), 'nothing', 'the coach of another team nothing');
select tests.act_as('officer');
select is(tests.readers('soon'), 'nothing', 'nor a coach of no team');
select tests.act_as('parent');
select is(tests.readers('soon'), 'nothing', 'a parent does not read who else knows');
select tests.act_as('admin');
select is(tests.readers('soon'), 'nothing', 'nor an administrator');
select tests.act_as('rival_owner');
select is(tests.readers('soon'), 'nothing', 'nor the rival owner');
select tests.act_as('anon');
select throws_ok($$select * from public.read_change_receipts(tests.extra('soon'))$$, '42501', null, 'nor a visitor');
select tests.act_as('coach');
select throws_ok($$select * from public.event_changes$$, '42501', null, 'the tables are closed');
select throws_ok($$select * from public.event_change_receipts$$, '42501', null, 'both of them');
select throws_ok($$insert into public.event_change_receipts values (tests.change('game'), tests.id('parent'), tests.id('home'), now())$$, '42501', null, 'nobody writes a receipt for somebody');

-- An answer says it too
select tests.act_as('other_parent');
select lives_ok($$select public.answer_match(tests.extra('game'), tests.extra('mate'), 'yes')$$, 'whoever answers after the change');
select is(tests.mine(), 'soon moved', 'need not confirm it');
select tests.act_as_database();
insert into public.event_change_receipts (change_id, user_id, school_id, created_at)
values (tests.change('game'), tests.id('parent'), tests.id('home'), now() - interval '30 seconds');
select tests.act_as('other_parent');
select is(tests.mine(), 'soon moved', 'also where the other guardian had confirmed it before');
select tests.act_as_database();
delete from public.event_change_receipts where change_id = tests.change('game');
select tests.act_as('coach');
select is(
  tests.readers('game'), 'Alone Test: nobody, Child Test: no, Mate Test: Other_Parent Test',
  'and the coach sees that the family knows'
);
select tests.act_as_database();
select tests.age_change('game', interval '6 minutes');
select tests.act_as('coach');
update public.matches set status = 'cancelled' where id = tests.extra('game');
select tests.act_as('other_parent');
select is(tests.mine(), 'soon moved, game cancelled', 'the next change is to be seen anew');

select tests.act_as_database();
update public.match_squad set answer = 'no' where match_id = tests.extra('game') and player_id = tests.extra('mate');
select tests.act_as('coach');
select is(tests.readers('game'), 'Alone Test: nobody, Child Test: no', 'whoever had said no need not hear that it is called off');
select tests.act_as_database();
update public.match_squad set answer = 'yes' where match_id = tests.extra('game') and player_id = tests.extra('mate');

-- Made in one step, seen in one step
select tests.act_as_database();
select tests.age_change('game', interval '6 minutes');
select tests.act_as('coach');
update public.trainings set place = 'Hall' where id in (tests.extra('later'), tests.id('next_training'));
select tests.act_as('parent');
select is((select dates from public.my_event_changes() where training_id = tests.extra('later')), (select count(*)::int from public.trainings where id in (tests.extra('later'), tests.id('next_training'))), 'dates that changed together are told together');
select ok(public.see_event_change(tests.change('later')) >= 1, 'and confirmed with one tap');
select is(tests.mine(), 'game cancelled', 'all of them');

-- Reminding ---------------------------------------------------------------------------------

select tests.act_as_database();
select tests.forget_told();
select tests.act_as('parent');
select throws_ok($$select public.remind_change(tests.change('game'))$$, '42501', 'change_unknown', 'a parent reminds nobody');
select tests.act_as('other_coach');
select throws_ok($$select public.remind_change(tests.change('game'))$$, '42501', 'change_unknown', 'nor the coach of another team');
select tests.act_as('rival_coach');
select throws_ok($$select public.remind_change(tests.change('game'))$$, '42501', 'change_unknown', 'nor of the rival school');
select tests.act_as('coach');
select ok(public.remind_change(tests.change('game')) > 0, 'the coach reminds');
select ok(tests.told('change_to_see') like '%parent%' and tests.told('change_to_see') not like '%coach%', 'only those who have not seen it');
select throws_ok($$select public.remind_change(tests.change('game'))$$, 'P0001', 'reminded_already', 'once an hour');
select throws_ok($$select public.remind_change(tests.change('soon'))$$, 'P0001', 'nobody_to_remind', 'nobody where all who could have seen it');

-- By itself ---------------------------------------------------------------------------------

select tests.act_as_database();
select tests.forget_told();
delete from public.event_change_receipts;
update public.notification_preferences set email = false where user_id = tests.id('parent');
select is(private.escalate_changes(now()), 0, 'the job leaves a change of this hour alone');
update public.event_changes set families_reminded_at = starts_at - interval '3 days' where id = tests.change('soon');
select ok(private.escalate_changes(now() + interval '2 hours 1 minute') > 0, 'after two hours, on the last day, it reminds, also where the coach did so days ago');
select ok(tests.told('change_to_see') like '%parent%', 'the families that have not seen it');
select ok(exists (select from public.mail_outbox where user_id = tests.id('parent') and kind = 'change_to_see'), 'by e-mail whatever their preferences');
select is(tests.told('change_unseen'), '', 'the staff is not bothered yet');
select is(private.escalate_changes(now() + interval '3 hours'), 0, 'once');
select ok(private.escalate_changes(now() + interval '18 hours') > 0, 'three hours before the start');
select ok(tests.told('change_unseen') like '%coach%', 'the staff hears whom nobody has told');
select is(private.escalate_changes(now() + interval '18 hours'), 0, 'once');
select is(private.escalate_changes(now() + interval '2 days'), 0, 'never of what has begun');

select * from finish();
rollback;
