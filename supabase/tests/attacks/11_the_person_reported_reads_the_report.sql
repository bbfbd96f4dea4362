-- Whoever a concern is about holds the office, owns the club, works with the officer, or takes office later.
begin;
select plan(32);

create function tests.reads(persona text, words text)
returns boolean
language plpgsql
as $$
declare
  is_found boolean;
begin
  perform tests.act_as(persona);
  select exists (select from public.concerns where body = words) into is_found;
  return is_found;
end;
$$;
create function tests.concern(words text)
returns uuid
language sql
security definer
as $$
  select id from public.concerns where body = words;
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
delete from public.notifications;

-- About the only officer ------------------------------------------------------------------------
select tests.act_as('parent');
select public.report_concern('The officer, by choice.', tests.id('home'), p_about_user_id => tests.id('officer'));
select public.report_concern('The officer, by name.', tests.id('home'), p_about_name => 'Mr. OFFICER, I think');
select public.report_concern('The officer, by function.', tests.id('home'), p_is_about_officer => true);
select ok(not tests.reads('officer', 'The officer, by choice.'), 'the officer named does not read it');
select ok(not tests.reads('officer', 'The officer, by name.'), 'nor when the reporter wrote the name');
select ok(not tests.reads('officer', 'The officer, by function.'), 'nor when it is about "the officer"');
select tests.act_as('officer');
select is_empty($$select from public.notifications where kind = 'concern_raised'$$, 'is not told');
select is_empty($$select from public.list_concerns() where body like 'The officer%'$$, 'has no list of them');
select throws_ok(
  $$select public.set_concern_status(tests.concern('The officer, by choice.'), 'in_review')$$, '42501', 'concern_not_yours',
  'and closes none'
);
select throws_ok(
  $$insert into public.concern_notes (concern_id, body) values (tests.concern('The officer, by choice.'), 'Nonsense')$$,
  '42501', null, 'nor writes into it'
);
select throws_ok($$select from private.concern_recusals$$, '42501', null, 'or looks who may not see what');
select ok(
  tests.reads('admin', 'The officer, by choice.') and tests.reads('admin', 'The officer, by name.')
    and tests.reads('admin', 'The officer, by function.'),
  'without another officer administrators read all three'
);
select isnt_empty($$select from public.notifications where kind = 'concern_raised'$$, 'and are told');
select ok(not tests.reads('owner', 'The officer, by choice.'), 'the owner does not');

-- About the owner -------------------------------------------------------------------------------
select tests.act_as('parent');
select public.report_concern('The owner, by function.', tests.id('home'), p_is_about_owner => true);
select public.report_concern('The owner, by choice.', tests.id('home'), p_about_user_id => tests.id('owner'));
select ok(tests.reads('officer', 'The owner, by function.'), 'a concern about the owner reaches the officer');
select ok(not tests.reads('owner', 'The owner, by function.'), 'not the owner');
select is_empty($$select from public.audit_log where action like '%concern%'$$, 'who finds no trace in the log');
-- The owner dismisses the officer who looks into it, and becomes officer after the rules.
select public.end_office(tests.id('home'), tests.id('officer'), 'safeguarding');
select ok(not tests.reads('officer', 'The owner, by choice.'), 'a dismissed officer reads nothing');
select ok(tests.reads('admin', 'The owner, by choice.'), 'what he left is the administrators'' then: nothing is lost');
select tests.act_as('admin');
select public.propose_officer(tests.id('home'), tests.id('owner'), 'safeguarding');
select tests.act_as('owner');
select public.answer_office(id, true) from public.office_proposals where user_id = tests.id('owner');
select isnt_empty($$select private.my_safeguarded_school_ids()$$, 'an owner can become officer');
select ok(not tests.reads('owner', 'The owner, by function.'), 'and still does not read what is about him');
select ok(not tests.reads('owner', 'The owner, by choice.'), 'however it was said');
select ok(tests.reads('owner', 'Somebody shouts at the children.'), 'the rest he does');
select ok(tests.reads('admin', 'The owner, by choice.'), 'those stay with the administrators');

-- About a coach who takes office later ------------------------------------------------------------
select tests.act_as('parent');
select public.report_concern('The other coach, by name.', tests.id('home'), p_about_name => 'coach called other_coach');
select lives_ok($$select tests.appoint('home', 'other_coach', 'safeguarding')$$, 'a coach becomes officer');
select ok(not tests.reads('other_coach', 'The other coach, by name.'), 'and does not find what was said about him before');
select ok(tests.reads('other_coach', 'Somebody shouts at the children.'), 'but what is about others');

-- The officer runs a team with the one it is about -------------------------------------------------
select tests.act_as_database();
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('other_coach'), 'assistant_coach');
select tests.act_as('parent');
select public.report_concern('The coach, colleague of the officer.', tests.id('home'), p_about_user_id => tests.id('coach'));
select ok(not tests.reads('other_coach', 'The coach, colleague of the officer.'), 'a colleague of the same team does not judge');
select ok(tests.reads('owner', 'The coach, colleague of the officer.'), 'another officer does');
select ok(not tests.reads('coach', 'The coach, colleague of the officer.'), 'the coach himself reads nothing');

-- Reports of messages -------------------------------------------------------------------------------
select tests.act_as_database();
insert into public.messages (conversation_id, author_id, body) values (tests.id('staff_chat'), tests.id('owner'), 'Be quiet about it');
select tests.act_as('coach');
select public.report_message(id, 'A threat') from public.messages where body = 'Be quiet about it';
select tests.act_as('owner');
select is_empty($$select from public.message_reports where reason = 'A threat'$$, 'the author of a message does not read the report');
select is_empty($$select from public.list_message_reports() where reason = 'A threat'$$, 'in no list');
select tests.act_as('other_coach');
select isnt_empty($$select from public.list_message_reports() where reason = 'A threat'$$, 'the other officer does');
select public.set_report_status(id, 'in_review') from public.message_reports where reason = 'A threat';
select tests.act_as('owner');
select is_empty($$select from public.audit_log where action = 'message_report_moved'$$, 'and the log does not tell the author');
select tests.act_as('admin');
select is(
  (select count(*) from public.report_backlog() where school_id = tests.id('home') and open_count > 0), 1::bigint,
  'administrators see that reports wait, not what they say'
);

select * from finish();
rollback;
