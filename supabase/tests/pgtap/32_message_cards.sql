-- Exercises and animations in messages: staff send what is theirs to show, readers are told the facts alone.
begin;
select plan(32);

create function tests.card(kind text, thing text)
returns jsonb
language sql
as $$
  select jsonb_build_object('kind', kind, 'id', tests.id(thing));
$$;

create function tests.send_card(conversation text, kind text, thing text)
returns bigint
language sql
as $$
  select (public.send_message(tests.id(conversation), kind || ' ' || thing, null, tests.card(kind, thing))).id;
$$;

-- The message by its words, whoever asks.
create function tests.card_message(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;

create function tests.told_of(words text)
returns table (title text, is_gone boolean, can_open boolean)
language sql
as $$
  select title, is_gone, can_open from public.read_message_card(tests.card_message(words));
$$;
grant execute on all functions in schema tests to public;

-- Sending ------------------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok($$select tests.send_card('team_chat', 'exercise', 'catalogue_exercise')$$, 'a coach sends an exercise of the catalogue');
select lives_ok($$select tests.send_card('team_chat', 'exercise', 'school_exercise')$$, 'one of the school');
select lives_ok($$select tests.send_card('team_chat', 'exercise', 'private_exercise')$$, 'and one of their own');
select lives_ok($$select tests.send_card('team_chat', 'animation', 'team_animation')$$, 'an animation of the team');
select lives_ok($$select tests.send_card('team_chat', 'animation', 'platform_animation')$$, 'and one of the platform');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'rival_exercise')$$, '42501', 'card_not_sendable', 'nothing of another school');
select throws_ok($$select tests.send_card('team_chat', 'animation', 'rival_animation')$$, '42501', 'card_not_sendable', 'in no form');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'private_animation')$$, '42501', 'card_not_sendable', 'an animation is no exercise');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'coach')$$, '42501', 'card_not_sendable', 'and none is invented');
select tests.act_as('other_coach');
select throws_ok($$select tests.send_card('staff_chat', 'exercise', 'private_exercise')$$, '42501', 'card_not_sendable', 'what is private to a colleague is not sent');
select throws_ok($$select tests.send_card('staff_chat', 'animation', 'team_animation')$$, '42501', 'card_not_sendable', 'nor what another team shares');
select tests.act_as('parent');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'catalogue_exercise')$$, '42501', 'card_not_sendable', 'families read cards and send none');
select tests.act_as('player');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'catalogue_exercise')$$, '42501', 'card_not_sendable', 'nor do players');
select tests.act_as('rival_coach');
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'catalogue_exercise')$$, '42501', 'not_a_member', 'a rival does not come in with one');
select throws_ok($$select tests.send_card('rival_team_chat', 'exercise', 'school_exercise')$$, '42501', 'card_not_sendable', 'nor takes one home');

-- Reading ------------------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$select * from tests.told_of('exercise catalogue_exercise')$$, $$values ('Rondo 4 v 2', false, true)$$, 'a parent opens the catalogue'
);
select is(
  (select title from public.read_message_card(tests.card_message('exercise catalogue_exercise'), 'de')), 'Rondo 4 gegen 2',
  'in the language of the reader'
);
select results_eq(
  $$select * from tests.told_of('exercise private_exercise')$$, $$values ('Secret drill', false, false)$$,
  'what does not open is told all the same'
);
select results_eq(
  $$select * from tests.told_of('animation team_animation')$$, $$values ('team_animation', false, false)$$, 'an animation, too'
);
select ok(
  (
    select scene #>> '{objects,0,name}' is null and scene #>> '{objects,0,player_id}' is null and scene ? 'objects'
    from public.read_message_card(tests.card_message('animation team_animation'), 'en', true)
  ),
  'without who the players are'
);
select is_empty($$select from public.exercises where id = tests.id('private_exercise')$$, 'the card opens nothing else');
select is_empty($$select * from tests.told_of('Bring both shirts')$$, 'cards of other conversations tell nothing');
select is_empty($$select * from tests.told_of('No problem')$$, 'nor do messages without one');
select tests.act_as('rival_coach');
select is_empty($$select * from tests.told_of('exercise school_exercise')$$, 'nor does a number that was guessed');
select tests.act_as('suspended');
select is_empty($$select * from tests.told_of('exercise school_exercise')$$, 'a locked account reads none');
select tests.act_as('anon');
select throws_ok($$select * from public.read_message_card(1)$$, '42501', null, 'nor does somebody signed out');

-- What is gone -------------------------------------------------------------------------------------

select tests.act_as_database();
update public.exercises set archived_at = now() where id = tests.id('school_exercise');
update public.animations set visibility = 'me', team_id = null, owner_id = tests.id('owner') where id = tests.id('team_animation');
delete from public.training_blocks where exercise_id = tests.id('private_exercise');
delete from public.exercises where id = tests.id('private_exercise');
select tests.act_as('coach');
select results_eq(
  $$select * from tests.told_of('exercise school_exercise')$$, $$values (null::text, true, false)$$, 'what is archived is no longer there'
);
select results_eq(
  $$select * from tests.told_of('exercise private_exercise')$$, $$values (null::text, true, false)$$, 'nor what is deleted'
);
select results_eq(
  $$select * from tests.told_of('animation team_animation')$$, $$values (null::text, true, false)$$,
  'nor what is private to somebody else now'
);
select throws_ok($$select tests.send_card('team_chat', 'exercise', 'school_exercise')$$, '42501', 'card_not_sendable', 'it is not sent any more');
select lives_ok(
  $$select public.delete_message(tests.card_message('exercise catalogue_exercise'))$$, 'the message is taken back'
);
select is_empty($$select * from tests.told_of('exercise catalogue_exercise')$$, 'and its card with it');

select * from finish();
rollback;
