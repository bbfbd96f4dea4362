-- Consents, concerns about a child's safety, copies of one's data and being forgotten.
begin;
select plan(62);

-- Consents ----------------------------------------------------------------------------------
select tests.act_as('parent');
select lives_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'a guardian withdraws as easily as they gave'
);
select results_eq(
  $$select is_given from public.current_consents where purpose = 'photo_video'$$, $$values (false)$$, 'the last word counts'
);
select is((select count(*) from public.consents where purpose = 'photo_video'), 2::bigint, 'and what was said before stays on record');
select throws_ok(
  $$select public.decide_consent(tests.id('other_child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'for the own child only'
);
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'marketing', true)$$, 'P0001', 'consent_text_missing',
  'nobody agrees to words that do not exist'
);
select throws_ok(
  $$insert into public.consents (player_id, purpose, is_given, text_version, locale, method)
    values (tests.id('child'), 'photo_video', true, 1, 'en', 'app')$$, '42501', null, 'and nobody past the function'
);
select tests.act_as('player');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'below the age of digital consent the child does not decide'
);
select tests.act_as_database();
update public.players set date_of_birth = current_date - interval '16 years' where id = tests.id('child');
select tests.act_as('parent');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'from that age on the guardian does not'
);
select tests.act_as('player');
select results_eq(
  $$select needs_renewal from public.current_consents where purpose = 'photo_video'$$, $$values (true)$$, 'the young person is asked anew'
);
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, 'and decides alone');
select results_eq(
  $$select needs_renewal from public.current_consents where purpose = 'photo_video'$$, $$values (false)$$, 'then it is settled'
);
select tests.act_as_database();
update public.players set date_of_birth = '2014-05-01' where id = tests.id('child');
update public.guardian_links set can_consent = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'a guardian without that right does not decide'
);
select tests.act_as_database();
update public.guardian_links set can_consent = true where id = tests.id('parent_of_child');

select tests.act_as('coach');
select isnt_empty($$select from public.current_consents where player_id = tests.id('child')$$, 'a coach knows whom to photograph');
select is_empty($$select from public.consents where player_id = tests.id('other_child')$$, 'in the own squad');
select throws_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', 'Folder 3')$$, '42501', 'consent_not_yours',
  'a coach records no signatures'
);
select tests.act_as('officer');
select lives_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', 'Folder 3')$$, 'the safeguarding officer does'
);
select throws_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', ' ')$$, '23514', null,
  'and says where the sheet is kept'
);
select throws_ok(
  $$select public.record_paper_consent(tests.id('rival_child'), 'photo_video', true, 'mother', 'Folder 3')$$, '42501', 'consent_not_yours',
  'in the own school'
);
select tests.act_as_database();
select throws_ok($$update public.consents set is_given = true$$, '42501', 'append_only', 'a consent is never rewritten');
select throws_ok($$delete from public.consents$$, '42501', 'append_only', 'or removed');
select tests.act_as('anon');
select isnt_empty($$select body from public.consent_texts$$, 'everybody may read the words');

-- Concerns ----------------------------------------------------------------------------------
create temporary table receipts (name text, code text) on commit drop;
grant all on receipts to anon, authenticated;
select lives_ok(
  $$insert into receipts select 'home', public.report_concern('A child came home crying twice.', tests.id('home'))$$,
  'a concern can be raised without an account'
);
select lives_ok(
  $$insert into receipts select 'officer', public.report_concern('The officer himself shouts.', tests.id('home'), p_is_about_officer => true)$$,
  'also about the officer'
);
select lives_ok(
  $$insert into receipts select 'nowhere', public.report_concern('A man films the training.', null, 'FC Somewhere')$$,
  'also where the school is not known'
);
select throws_ok($$select public.report_concern('bad')$$, '23514', null, 'it says what happened');
select is(public.state_of_concern((select code from receipts where name = 'home'))::text, 'open', 'the receipt code tells the state');
select is(public.state_of_concern('guess')::text, null::text, 'a made-up code tells nothing');
select throws_ok($$select from public.concerns$$, '42501', null, 'and opens nothing');

select tests.act_as('officer');
select isnt_empty($$select from public.concerns where body like 'A child came home%'$$, 'it reaches the school''s officer');
select is_empty($$select from public.concerns where body like 'The officer himself%'$$, 'unless it is about them');
select isnt_empty($$update public.concerns set status = 'in_review' where id = tests.id('concern') returning id$$, 'who takes it up');
select throws_ok($$update public.concerns set status = 'open' where id = tests.id('concern')$$, 'P0001', 'concern_state', 'never pretends it was not read');
select throws_ok($$update public.concerns set body = 'Nothing happened' where id = tests.id('concern')$$, '42501', null, 'or rewrites it');
select throws_ok($$delete from public.concerns where id = tests.id('concern')$$, '42501', null, 'or removes it');
select is_empty($$update public.concerns set status = 'in_review' where id = tests.id('rival_concern') returning id$$, 'the rival''s is not theirs');
select tests.act_as('owner');
select is_empty($$select from public.concerns$$, 'an owner who is not the officer sees none: it may be about them');
select tests.act_as('coach');
select is_empty($$select from public.concerns$$, 'nor does a coach');
select tests.act_as('admin');
select results_eq(
  $$select count(*) from public.concerns where not is_for_platform$$, $$values (0::bigint)$$,
  'an administrator sees what was sent to the platform only'
);
select isnt_empty($$select from public.concerns where body like 'A man films%'$$, 'such as a school nobody knows');
select tests.act_as('parent');
select isnt_empty($$select from public.concerns where id = tests.id('concern')$$, 'who reported sees the own report');
select is_empty($$select from public.concern_notes$$, 'not the officer''s notes');
select tests.act_as_database();
insert into public.concerns (school_id, body, receipt_hash)
select tests.id('rival'), 'One more of many reports.', int4send(number) from generate_series(1, 20) as number;
select tests.act_as('anon');
select throws_ok(
  $$select public.report_concern('A real one among the flood.', tests.id('rival'))$$, 'P0001', 'too_many_reports', 'a flood is stopped'
);
select lives_ok(
  $$select public.report_concern('A real one elsewhere.', tests.id('home'))$$, 'for that school only'
);

-- Copies and being forgotten ----------------------------------------------------------------
select tests.act_as('parent');
select is(
  public.export_child_data(tests.id('child')) #>> '{tables,medical_notes,0,allergies}', 'wasps',
  'a guardian takes a copy of everything about the child'
);
select ok(
  not public.export_child_data(tests.id('child'))::text like '%' || tests.id('coach') || '%',
  'in which nobody else is named'
);
select throws_ok(
  $$select public.export_child_data(tests.id('other_child'))$$, '42501', 'not_your_child', 'of the own child'
);
select is(
  public.export_my_data() #>> '{tables,parent_profiles,0,emergency_phone}', '+49 160 1', 'and a copy of the own data'
);
select tests.act_as('coach');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'a coach takes none');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, '42501', 'not_your_child', 'and asks for nobody');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), true)$$, '42501', 'not_your_decision', 'nor decides'
);
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'nor takes it back'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), true)$$, '42501', 'not_your_decision', 'nor does the rival''s owner'
);
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'who withdraws nothing either'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'nor the own owner, who can only answer'
);
select tests.act_as('parent');
select is(
  (public.withdraw_erasure(tests.id('account_erasure'))).status::text, 'withdrawn', 'whoever asked takes the request back'
);
select is(
  (public.withdraw_erasure(tests.id('account_erasure'))).status::text, 'withdrawn', 'and a second tap changes nothing'
);
select lives_ok($$select public.request_erasure()$$, 'a withdrawn request does not stand in the way of another');
select tests.act_as('parent');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, 'P0001', 'already_requested', 'one request at a time');
select tests.act_as('owner');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), false)$$, 'P0001', 'reason_required', 'a refusal has a reason'
);
select is(
  (public.decide_erasure(tests.id('child_erasure'), true)).status::text, 'done', 'the owner approves and it is done'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, 'P0001', 'illegal_move', 'what is done cannot be taken back'
);
select tests.act_as_database();
select results_eq(
  $$select first_name, last_name, date_of_birth, user_id,
      (select count(*) from public.medical_notes where player_id = tests.id('child'))
    from public.players where id = tests.id('child')$$,
  $$values ('-', '-', date '2014-01-01', null::uuid, 0::bigint)$$,
  'what remains has no name, no birthday, no account and no health'
);

select * from finish();
rollback;
