-- Answering from the lock screen: what a token can do, for whom, how often, and when it is void.
begin;
select plan(38);

create temporary table extra (name text primary key, id uuid not null default gen_random_uuid());
insert into extra (name) values ('soon'), ('game'), ('mate'), ('phone'), ('tablet'), ('coach_phone');
grant select on extra to public;
create function tests.extra(p_name text) returns uuid language sql as $$ select id from extra where name = p_name $$;
-- The token made now for a notification on a device; by name, for later.
create temporary table tokens (name text primary key, act text, token text);
grant select on tokens to public;
create function tests.make(p_name text, p_told uuid, p_device text) returns text language plpgsql security definer as $$
declare
  made text;
begin
  insert into tokens select p_name, act, token from public.make_push_actions(array[p_told])
  where device_id = tests.extra(p_device)
  on conflict (name) do update set token = excluded.token
  returning act into made;
  return coalesce(made, 'nothing');
end;
$$;
create function tests.token(p_name text) returns text language sql security definer as $$ select token from tokens where name = p_name $$;
create function tests.notify(p_kind text, p_about text, p_to text default 'parent') returns uuid language plpgsql security definer as $$
declare
  told uuid := gen_random_uuid();
begin
  insert into public.notifications (id, user_id, category, kind, about_id, expires_at)
  values (told, tests.id(p_to), 'training', p_kind, tests.extra(p_about), now() + interval '3 days');
  return told;
end;
$$;
create function tests.answer_of(p_player uuid) returns text language sql security definer as $$
  select coalesce((
    select answer::text from public.attendance where training_id = tests.extra('soon') and player_id = p_player
  ), 'none')
$$;
create function tests.forget_answers() returns void language sql security definer as $$
  delete from public.attendance where training_id = tests.extra('soon');
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
delete from public.push_devices;
update public.squad_members set joined_on = current_date - 60;
insert into public.push_devices (id, user_id, address)
values
  (tests.extra('phone'), tests.id('parent'), 'phone-of-parent-0123456789'),
  (tests.extra('tablet'), tests.id('parent'), 'tablet-of-parent-0123456789'),
  (tests.extra('coach_phone'), tests.id('coach'), 'phone-of-coach-0123456789');
insert into public.trainings (id, school_id, team_id, title, starts_at, ends_at, status)
values (tests.extra('soon'), tests.id('home'), tests.id('team'), 'Soon', now() + interval '2 days', now() + interval '2 days 90 minutes', 'planned');
insert into public.matches (id, school_id, team_id, opponent, starts_at)
values (tests.extra('game'), tests.id('home'), tests.id('team'), 'SV Nord', now() + interval '500 days');

-- What is offered ---------------------------------------------------------------------------
select is(tests.make('first', tests.notify('training_answer_missing', 'soon'), 'phone'), 'answer', 'who has one silent child is offered yes and no');
select is(tests.make('game', tests.notify('match_answer_missing', 'game'), 'phone'), 'answer', 'of a match, too');
select is(tests.make('none', tests.notify('training_moved', 'soon'), 'phone'), 'nothing', 'other news has no buttons');
select is(tests.make('none', tests.notify('training_answer_missing', 'soon', 'coach'), 'coach_phone'), 'nothing', 'nor has a question to whom answers for nobody');
select isnt(tests.token('first'), tests.token('game'), 'each question has a token of its own');
select ok(
  (select bool_and(octet_length(token_hash) = 32) from private.push_actions), 'which is known by its hash only'
);
select is_empty($$select from private.push_actions where expires_at > now() + interval '2 days'$$, 'and lives two days at most');

-- Who may make and read them ----------------------------------------------------------------
select tests.act_as('parent');
select throws_ok($$select public.make_push_actions(array[tests.extra('soon')])$$, '42501', null, 'people make no tokens');
select throws_ok($$select * from private.push_actions$$, '42501', null, 'nor read them');

-- A tap, by nobody who is signed in ---------------------------------------------------------
select tests.act_as('anon');
select throws_ok($$select public.act_on_push('guess', 'yes')$$, 'P0001', 'push_action_over', 'a guess does nothing');
select throws_ok($$select public.act_on_push(null, 'yes')$$, 'P0001', 'push_action_over', 'nor does nothing');
select throws_ok(
  $$select public.act_on_push(tests.token('first'), 'maybe')$$, 'P0001', 'push_action_over', 'there are two answers'
);
select throws_ok($$select public.act_on_push(tests.token('first'))$$, 'P0001', 'push_action_over', 'and none is no answer');
select is(tests.answer_of(tests.id('child')), 'none', 'nothing is answered by that');
select lives_ok($$select public.act_on_push(tests.token('first'), 'yes')$$, 'one tap answers');
select is(tests.answer_of(tests.id('child')), 'yes', 'for the child');
select tests.act_as_database();
select is(
  (select answered_by from public.attendance where training_id = tests.extra('soon') and player_id = tests.id('child')),
  tests.id('parent'), 'in the name of whom the notification was for'
);
select isnt_empty(
  $$select from public.notifications where about_id = tests.extra('soon') and kind = 'training_answer_missing' and user_id = tests.id('parent') and read_at is not null$$,
  'who need not read it any more'
);
select tests.act_as('anon');
select throws_ok(
  $$select public.act_on_push(tests.token('first'), 'no')$$, 'P0001', 'push_action_over', 'a token works once'
);
select is(current_setting('request.jwt.claims', true)::jsonb ->> 'role', 'anon', 'nobody stays signed in by it');
select lives_ok($$select public.act_on_push(tests.token('game'), 'no')$$, 'a match is answered as well');
select tests.act_as_database();
select is(
  (select answer::text from public.match_squad where match_id = tests.extra('game') and player_id = tests.id('child')), 'no', 'with no'
);
select is(tests.make('late', tests.notify('training_reminder', 'soon'), 'phone'), 'nothing', 'who has answered is not asked again');

-- When it is void ---------------------------------------------------------------------------
select tests.forget_answers();
create temporary table asked as select tests.notify('training_answer_missing', 'soon') as id;
grant select on asked to public;
select is(tests.make('phone', (select id from asked), 'phone'), 'answer', 'two devices');
create temporary table earlier as select tests.token('phone') as token;
grant select on earlier to public;
select is(tests.make('tablet', (select id from asked), 'tablet'), 'answer', 'ask the same');
select tests.act_as('anon');
select throws_ok(
  $$select public.act_on_push((select token from earlier), 'no')$$, 'P0001', 'push_action_over', 'sent again, the earlier token is void'
);
select lives_ok($$select public.act_on_push(tests.token('tablet'), 'yes')$$, 'one of them answers');
select tests.act_as_database();
select is_empty($$select from private.push_actions where notification_id = (select id from asked)$$, 'then the other cannot undo it');

select tests.forget_answers();
select tests.make('over', tests.notify('training_answer_missing', 'soon'), 'phone');
update private.push_actions set expires_at = now() - interval '1 second';
select tests.act_as('anon');
select throws_ok($$select public.act_on_push(tests.token('over'), 'yes')$$, 'P0001', 'push_action_over', 'one that is too old');

select tests.act_as_database();
select tests.make('lent', tests.notify('training_answer_missing', 'soon'), 'phone');
update public.push_devices set user_id = tests.id('coach') where id = tests.extra('phone');
select tests.act_as('anon');
select throws_ok(
  $$select public.act_on_push(tests.token('lent'), 'yes')$$, 'P0001', 'push_action_over', 'one on a device that is somebody else''s now'
);
select tests.act_as_database();
delete from public.push_devices where id = tests.extra('phone');
select is_empty($$select from private.push_actions where device_id = tests.extra('phone')$$, 'signing out takes the tokens along');

select tests.make('ended', tests.notify('training_answer_missing', 'soon'), 'tablet');
update public.guardian_links set can_respond = false where guardian_id = tests.id('parent') and player_id = tests.id('child');
select tests.act_as('anon');
select throws_ok(
  $$select public.act_on_push(tests.token('ended'), 'yes')$$, '42501', 'not_your_player', 'the right to answer has ended since'
);
select tests.act_as_database();
update public.guardian_links set can_respond = true where guardian_id = tests.id('parent') and player_id = tests.id('child');
select tests.make('locked', tests.notify('training_answer_missing', 'soon'), 'tablet');
update public.users set status = 'suspended' where id = tests.id('parent');
select tests.act_as('anon');
select throws_ok(
  $$select public.act_on_push(tests.token('locked'), 'yes')$$, '42501', 'not_your_player', 'the account is locked'
);
select tests.act_as_database();
update public.users set status = 'active' where id = tests.id('parent');
select is(tests.answer_of(tests.id('child')), 'none', 'none of these answered');

-- Two children ------------------------------------------------------------------------------
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.extra('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id, joined_on) values (tests.id('team'), tests.extra('mate'), current_date - 60);
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values (tests.id('parent'), tests.extra('mate'), 'father', 'active', true);
select is(
  tests.make('two', tests.notify('training_answer_missing', 'soon'), 'tablet'), 'nothing',
  'who answers for two silent children opens the app: the answers may differ'
);

-- A change that wants to be seen ------------------------------------------------------------
select tests.act_as('coach');
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = tests.extra('soon');
select tests.act_as_database();
select is(tests.make('change', tests.notify('change_to_see', 'soon'), 'tablet'), 'see', 'a change is seen with one tap');
select tests.act_as('anon');
select lives_ok($$select public.act_on_push(tests.token('change'))$$, 'on the lock screen');
select tests.act_as_database();
select isnt_empty(
  $$select from public.event_change_receipts as receipt
    join public.event_changes as change on change.id = receipt.change_id
    where change.training_id = tests.extra('soon') and receipt.user_id = tests.id('parent')$$,
  'and the coach reads that the family knows'
);

select * from finish();
rollback;
