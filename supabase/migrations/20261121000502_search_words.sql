-- Search words: what coaches call things, in three languages, and how a question is read.
--
-- No matrix: this is read by the search of a later chapter and by nobody else.
--
-- A concept is one thing of football with all its names: whoever types one of them finds it, whatever
-- language the word and the exercise are in (a German exercise called "Eckle" is found by "rondo",
-- "keep-away" and "квадрат"). A concept may also be marked in the facts of an exercise: then it is
-- found where no text says the word at all. The names are words of the trade, ours, and belong to the
-- schema like the kinds of exercises do; they may be added to at any time and nothing needs rebuilding.

-- Endings -----------------------------------------------------------------------------------

-- A Bulgarian word without article, number and gender, as long as four letters stay: "подаванията"
-- and "подаване" begin alike. English and German are stemmed by PostgreSQL.
create function private.search_stem(p_locale text, p_word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_locale = 'bg' then regexp_replace(
      p_word, '^(.{4,}?)(?:ията|овете|ията|ите|ата|ята|ето|ият|ове|ия|ът|ят|та|то|те|и|а|я|о|е)$', '\1'
    )
    else p_word
  end;
$$;

-- A name of several words, each without its ending.
create function private.search_stems(p_locale text, p_words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(private.search_stem(p_locale, word), ' ' order by place)
  from regexp_split_to_table(p_words, ' ') with ordinality as entry (word, place);
$$;

-- Tables ------------------------------------------------------------------------------------

create table private.search_synonyms (
  concept text not null,
  locale text not null,
  -- As private.search_words leaves it, single spaces between words.
  term text not null,
  -- As it stands in texts, with the words that only join others.
  phrase text not null,
  -- What else is typed for it: in other letters ("zagriavka"), and in Bulgarian with other endings.
  folded text not null generated always as (private.fold_text(term)) stored,
  stem text not null generated always as (private.search_stems(locale, term)) stored,
  constraint search_synonyms_pkey primary key (concept, locale, term),
  constraint search_synonyms_locale_known check (locale in ('en', 'de', 'bg')),
  constraint search_synonyms_term_form check (term = lower(btrim(term)) and char_length(term) between 2 and 40)
);

-- A fact that says the concept without a word, such as "practice=rondo"; a hint only tells which of
-- the exercises with the word are meant: a corner of the set pieces, not of the area.
create table private.search_marks (
  concept text not null,
  mark text not null,
  is_hint boolean not null,
  constraint search_marks_pkey primary key (concept, mark),
  constraint search_marks_mark_form check (mark ~ '^(topic|moment|phase|practice)=[a-z0-9_]+$')
);

-- The words of everybody's titles: what a misspelt word may have been meant to be. Words of a school's
-- own exercises are not collected, so that nothing of them shows in what others find.
create table private.search_lexicon (
  locale text not null,
  word text not null,
  folded text not null generated always as (private.fold_text(word)) stored,
  constraint search_lexicon_pkey primary key (locale, word)
);

-- Indexes -----------------------------------------------------------------------------------

create index search_synonyms_term on private.search_synonyms (term text_pattern_ops);
create index search_synonyms_folded on private.search_synonyms (folded text_pattern_ops);
create index search_lexicon_folded on private.search_lexicon (folded, locale);
create index search_lexicon_like on private.search_lexicon using gin (word extensions.gin_trgm_ops);

-- Functions ---------------------------------------------------------------------------------

-- PostgreSQL brings no Bulgarian stemmer; "simple" still finds words and their beginnings.
create function private.text_search_language(p_locale text)
returns regconfig
language sql
immutable
set search_path = ''
as $$
  select case p_locale
    when 'en' then 'pg_catalog.english'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    else 'pg_catalog.simple'::regconfig
  end;
$$;

-- What somebody typed, as words in their order: letters and digits only. Numbers against numbers
-- become one word however they were written: "4 gegen 2", "4:2" and "4 срещу 2" are "4v2". Words
-- that only join others are left out, unless there is nothing else; so are those that say no more than
-- "exercise" ("drill", "Übung", also at the end of "Passübung"): whoever types nothing else wants them all.
create function private.search_words(p_query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  with entry as (
    select word, place
    from regexp_split_to_table(
      regexp_replace(
        regexp_replace(
          lower(p_query),
          '(\d+)\s*(?:vs?\.?|gegen|g|:|на|срещу|с/у)\s*(?=\d)', '\1v', 'g'
        ),
        '[^[:alnum:]\u00c0-\u04ff]+', ' ', 'g'
      ), ' '
    ) with ordinality as entry (word, place)
    where word <> ''
  ),
  telling as (
    select * from entry
    where word <> all(array[
      'the', 'a', 'an', 'and', 'or', 'of', 'for', 'with', 'in', 'on', 'to', 'from', 'at', 'by', 'against', 'my', 'some',
      'der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'und', 'oder', 'für', 'mit', 'im', 'zum', 'zur',
      'gegen', 'von', 'vom', 'auf', 'aufs', 'bei', 'am',
      'и', 'или', 'за', 'с', 'със', 'в', 'във', 'от', 'до', 'при', 'на', 'по', 'срещу'
    ])
  ),
  naming as (
    select
      place,
      regexp_replace(
        -- With the "s" that joins German words, where enough is left: "Torschusstraining", but "Passübung".
        regexp_replace(word, '^(.{5,}?)s?(?:übung|übungen|uebung|uebungen|training|einheit|einheiten)$', '\1'),
        '^(.{3,}?)(?:übung|übungen|uebung|uebungen|training|einheit|einheiten)$', '\1'
      ) as word
    from telling
    where word !~ '^(?:drills?|exercises?|practices?|sessions?|trainings?|activity|activities|soccer|football|ideas?|best|good|great)$'
      and word !~ '^(?:übung(?:en|s|sform|sformen)?|uebung(?:en)?|ubung(?:en)?|fu(?:ß|ss)ball|trainieren|trainingsform(?:en)?|beste|gute|ideen)$'
      and word !~ '^(?:упражнени(?:е|я|ето|ята)|футбол(?:ен|на|но|ни)?|трениров(?:ка|ки|ката|ките)|най|добр[аио]|идеи)$'
  )
  select coalesce(
    (select array_agg(word order by place) from naming),
    (select array_agg(word order by place) from entry where not exists (select from telling)),
    '{}'
  );
$$;

-- One word, phrase or number against number as the reader's language writes it; single words that
-- somebody types also as the beginning of longer ones. Parts of speech the language ignores ask for nothing.
create function private.search_term(p_locale text, p_term text, p_is_typed boolean default true)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select case
    when p_term ~ '^\d+v\d+$' then
      to_tsquery('simple', quote_literal(p_term) || ':*')
      || phraseto_tsquery('simple', replace(p_term, 'v', ' v '))
      || phraseto_tsquery('simple', replace(p_term, 'v', ' на '))
      || phraseto_tsquery('simple', replace(p_term, 'v', ' срещу '))
      || phraseto_tsquery('german', replace(p_term, 'v', ' gegen '))
    when p_term like '% %' then phraseto_tsquery(private.text_search_language(p_locale), p_term)
    when p_is_typed or (p_locale = 'bg' and char_length(p_term) >= 4) then to_tsquery(
      private.text_search_language(p_locale),
      quote_literal(private.search_stem(p_locale, p_term)) || ':*'
    )
    else to_tsquery(private.text_search_language(p_locale), quote_literal(p_term))
  end;
$$;

-- Everything that says one of these concepts: names in the reader's language and in English, which
-- stands in for missing texts, and marks. Names are whole words: "minis" does not ask for mini goals.
create function private.search_meaning(p_locale text, p_concepts text[])
returns tsquery[]
language sql
stable
set search_path = ''
as $$
  select array(
    select private.search_term(p_locale, synonym.phrase, false)
    from private.search_synonyms as synonym
    where synonym.concept = any(p_concepts) and synonym.locale in (p_locale, 'en')
    union
    select quote_literal(mark.mark)::tsquery
    from private.search_marks as mark
    where mark.concept = any(p_concepts) and not mark.is_hint
  );
$$;

-- What a misspelt word may mean: the most alike words of titles, and those with two letters swapped.
create function private.near_words(p_locale text, p_word text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array(
    (
      select lexicon.word
      from private.search_lexicon as lexicon
      where lexicon.locale = p_locale
        and char_length(p_word) >= 4
        and lexicon.word operator(extensions.%) p_word
        and extensions.similarity(lexicon.word, p_word) >= 0.4
      order by extensions.similarity(lexicon.word, p_word) desc, lexicon.word
      limit 4
    )
    union
    select lexicon.word
    from generate_series(1, char_length(p_word) - 1) as place
    join private.search_lexicon as lexicon
      on lexicon.locale = p_locale
      and lexicon.word = overlay(
        p_word placing substr(p_word, place + 1, 1) || substr(p_word, place, 1) from place for 2
      )
    where char_length(p_word) >= 4
  );
$$;

-- The concepts a word or run of words names: exactly, in other letters or with another ending, or, for
-- a word still being typed, by its first four letters or more; with p_is_lenient also nearly.
create function private.search_concepts(p_run text, p_is_lenient boolean)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Worked out once, not for every name.
  typed text := private.fold_text(p_run);
  stems text := private.search_stems('bg', p_run);
  concepts text[];
begin
  select array_agg(distinct synonym.concept) into concepts
  from private.search_synonyms as synonym
  where synonym.term = p_run
    or synonym.folded = typed
    or (synonym.locale = 'bg' and synonym.stem = stems)
    or (char_length(typed) >= 4 and synonym.folded like typed || '%')
    or (
      p_is_lenient and char_length(p_run) >= 5
      and extensions.similarity(synonym.term, p_run) >= 0.5
    );
  return coalesce(concepts, '{}');
end;
$$;

-- The question part by part: every word, or what it means; and what kind of exercise it asks for, as
-- marks. Runs of up to four words that name one thing ("small sided game") count as one. Lenient: each
-- word may be misspelt.
create function private.search_parts(
  p_locale text, p_words text[], p_is_lenient boolean, out parts tsquery[], out kinds tsquery
)
language plpgsql
stable
set search_path = ''
as $$
declare
  part tsquery;
  other tsquery;
  concepts text[];
  run text;
  typed text;
  near text;
  place int := 1;
  size int;
begin
  parts := '{}';
  kinds := '';
  while place <= cardinality(p_words) loop
    size := least(4, cardinality(p_words) - place + 1);
    loop
      run := array_to_string(p_words[place:place + size - 1], ' ');
      concepts := private.search_concepts(run, p_is_lenient and size = 1);
      exit when size = 1 or concepts <> '{}';
      size := size - 1;
    end loop;
    part := private.search_term(p_locale, run);
    foreach other in array private.search_meaning(p_locale, concepts) loop
      part := part || other;
    end loop;
    foreach other in array array(
      select quote_literal(mark.mark)::tsquery from private.search_marks as mark where mark.concept = any(concepts)
    ) loop
      kinds := kinds || other;
    end loop;
    if size = 1 then
      typed := private.fold_text(run);
      foreach near in array array(
        select lexicon.word from private.search_lexicon as lexicon
        where lexicon.folded = typed and lexicon.locale = p_locale and lexicon.word <> run
        union all
        select unnest(private.near_words(p_locale, run)) where p_is_lenient
      ) loop
        part := part || private.search_term(p_locale, near);
      end loop;
    end if;
    if numnode(part) > 0 then
      parts := parts || part;
    end if;
    place := place + size;
  end loop;
end;
$$;

-- All parts of a question but so many, whichever: 0 asks for every one. An empty question if there are
-- no more parts than that.
create function private.search_question(p_parts tsquery[], p_missing int default 0)
returns tsquery
language plpgsql
immutable
set search_path = ''
as $$
declare
  question tsquery := '';
  part tsquery;
  others tsquery;
begin
  if p_missing >= cardinality(p_parts) then
    return question;
  end if;
  if p_missing = 0 then
    foreach part in array p_parts loop
      question := question && part;
    end loop;
  elsif p_missing = cardinality(p_parts) - 1 then
    foreach part in array p_parts loop
      question := question || part;
    end loop;
  else
    -- One of them missing.
    for place in 1..cardinality(p_parts) loop
      others := private.search_question(p_parts[:place - 1] || p_parts[place + 1:]);
      question := question || others;
    end loop;
  end if;
  return question;
end;
$$;

-- Data --------------------------------------------------------------------------------------

-- concept, marks, names in English, German and Bulgarian; names are separated by "|", hints begin with "~".
create function private.fill_search_synonyms(p_rows text[])
returns void
language sql
set search_path = ''
as $$
  insert into private.search_marks (concept, mark, is_hint)
  select btrim(split_part(line, ';', 1)), ltrim(mark, '~'), mark like '~%'
  from unnest(p_rows) as line
  cross join regexp_split_to_table(btrim(split_part(line, ';', 2)), '\s+') as mark
  where mark <> ''
  on conflict do nothing;

  insert into private.search_synonyms (concept, locale, term, phrase)
  select btrim(split_part(line, ';', 1)), reader.locale, array_to_string(private.search_words(term), ' '), lower(btrim(term))
  from unnest(p_rows) as line
  cross join (values ('en', 3), ('de', 4), ('bg', 5)) as reader (locale, field)
  cross join regexp_split_to_table(split_part(line, ';', reader.field), '\|') as term
  where btrim(term) <> ''
  on conflict do nothing;
$$;

select private.fill_search_synonyms(array[
  'rondo; practice=rondo; rondo|keep away|piggy in the middle|monkey in the middle; rondo|eckle|eckla|schweinchen in der mitte|5 gegen 2 kreis; рондо|квадрат|магаре|топка в квадрат',
  'positional_game; practice=positional_game; positional game|position game|positional play|juego de posicion; positionsspiel|positionsspiele; позиционна игра|позиционни игри',
  'possession; topic=possession; possession|keep ball|ball retention|keeping the ball; ballbesitz|ballhalten|ballsicherung|ballkontrolle im team; владеене|притежание|пазене на топката|запазване на топката',
  'pressing; topic=pressing; pressing|press|high press|pressure; pressing|anlaufen|zustellen|angriffspressing; преса|пресинг|пресиране|притискане',
  'counter_press; topic=counter_press; counter press|counterpress|counterpressing|gegenpressing|counter pressing; gegenpressing|nachsetzen|ballrückeroberung; контрапреса|контрапресинг|гегенпресинг|незабавна преса',
  'counter_attack; topic=counter_attack; counter attack|counterattack|counter|fast break; konter|kontern|konterspiel|gegenstoß|umschalten offensiv; контраатака|контра|бърза атака',
  'transition; moment=transition_to_attack moment=transition_to_defence; transition|transitions|switch of play phases; umschalten|umschaltspiel|umschaltmoment; преход|преходи|превключване',
  'finishing; topic=finishing; finishing|shooting|shot|shots|scoring goals|strike on goal; abschluss|torschuss|torabschluss|abschlüsse|schießen|torschüsse; завършване|стрелба|удар към вратата|удари|шут|голова ситуация',
  'dribbling; topic=dribbling; dribbling|dribble|running with the ball|carrying the ball|take on; dribbling|dribbeln|ballführung|ballführen|fintieren; дрибъл|дриблиране|водене на топката|финтове',
  'one_v_one; topic=dribbling topic=defending_1v1; 1v1|one on one|one versus one|duel|duels; 1v1|eins gegen eins|zweikampf|zweikämpfe; 1v1|едно на едно|един срещу един|единоборство|дуел',
  'feint; ; feint|feints|skill move|moves to beat|trick|stepover; finte|finten|übersteiger|täuschung|trick; финт|финтове|лъжливо движение',
  'ball_mastery; topic=ball_mastery; ball mastery|ball control|ball skills|ball work|juggling|coerver; ballgefühl|ballbeherrschung|ballschule|technik am ball|jonglieren; усет към топката|контрол на топката|техника с топка|жонглиране',
  'first_touch; topic=first_touch; first touch|receiving|control|trapping; erster kontakt|ballannahme|ballmitnahme|annahme|an und mitnahme; първо докосване|овладяване|приемане|спиране на топката',
  'passing; topic=passing; passing|pass|passes|short passing; passspiel|passen|pass|zuspiel|pässe|passform; подаване|пас|подавания|пасове',
  'switching; topic=switching_play; switching play|switch of play|change of side|switching the point; spielverlagerung|seitenwechsel|verlagern; смяна на посоката|прехвърляне на играта|смяна на фланга',
  'combination; topic=combination_play; combination play|combinations|one two|wall pass|give and go|third man; kombinationsspiel|kombination|doppelpass|dritter mann|steil klatsch; комбинации|комбинативна игра|двойно подаване|стена|трети играч',
  'build_up; ; build up|building from the back|playing out from the back|build out; spielaufbau|aufbauspiel|spieleröffnung|aufbau; изграждане|изграждане отзад|начало на атаката|изнасяне на топката',
  'crossing; topic=crossing; crossing|cross|crosses|wing play|wide play|delivery; flanke|flanken|flügelspiel|hereingabe; центриране|центрирания|игра по фланговете|фланг',
  'cut_back; ; cut back|cutback|pull back; rückpass von der grundlinie|rücklage; връщане от крайната линия|подаване назад от линията',
  'heading; topic=heading; heading|header|headers|aerial; kopfball|kopfballspiel|köpfen; игра с глава|удар с глава|глава',
  'volley; ; volley|volleys|half volley; volley|volleyschuss|dropkick; воле|удар от въздуха',
  'defending; topic=defending_group topic=defending_1v1 topic=compactness; defending|defence|defense|defensive; verteidigen|abwehr|defensive|abwehrverhalten; защита|отбрана|отбранителни действия',
  'defending_group; topic=defending_group; back four|back three|defensive line|covering|cover and balance|zonal defending; viererkette|dreierkette|kettenverhalten|absichern|raumdeckung|gruppentaktik; защитна линия|четворка в защита|подсигуряване|зонова защита',
  'compactness; topic=compactness; compactness|compact|block|shifting|sliding; kompaktheit|kompakt|verschieben|block|mittelfeldpressing block; компактност|блок|преместване|изместване',
  'tackling; ; tackling|tackle|winning the ball|ball winning; tackling|balleroberung|grätsche|ballgewinn; отнемане|шпагат|отнемане на топката',
  'goalkeeping; topic=goalkeeping; goalkeeping|goalkeeper|keeper|goalie; torwart|torhüter|keeper|torwarttraining|torspieler; вратар|вратари|вратарска тренировка',
  'diving; ; diving|dive|dives|down to the side; hechten|hechtsprung|abtauchen|seitlich zum boden|fallen und abdrücken; плонж|плонжове|плонжиране|падане встрани',
  'set_piece; topic=set_pieces moment=set_play; set piece|set pieces|set play|dead ball; standard|standards|standardsituation|ruhender ball; статично положение|статични положения|постановка|стандартни положения',
  'corner; ~topic=set_pieces; corner|corner kick|corner kicks|corners; ecke|eckball|eckstoß|eckbälle; корнер|ъглов удар|ъгъл',
  'free_kick; ~topic=set_pieces; free kick|free kicks; freistoß|freistöße; свободен удар|фал|пряк свободен удар',
  'penalty; ~topic=set_pieces; penalty|penalties|spot kick|shoot out; elfmeter|strafstoß|elfmeterschießen; дузпа|дузпи|наказателен удар',
  'throw_in; ~topic=set_pieces; throw in|throw ins; einwurf|einwürfe; тъч|аут|тъчове',
  'kick_in; ; goal kick|goal kicks; abstoß|abstöße; удар от вратата|начален удар от вратата',
  'warm_up; phase=warm_up; warm up|warmup|activation|arrival activity; aufwärmen|erwärmung|aufwärmspiel|einstimmen|aktivierung; загрявка|загряване|разгрявка|подготвителна част',
  'cool_down; phase=cool_down; cool down|cooldown|recovery|stretching; abwärmen|auslaufen|cool down|ausklang|dehnen|schlussteil; отпускане|разпускане|заключителна част|стречинг',
  'game; practice=small_sided_game practice=free_game practice=conditioned_game; scrimmage|match play|training game|game; abschlussspiel|trainingsspiel|spielform; игра|двустранна игра|двустранка',
  'small_sided; practice=small_sided_game; small sided game|small sided games|ssg|mini game|small game; kleinfeldspiel|kleine spiele|kleinfeld|minispiel|funino; игра на малко поле|малки игри|минифутбол',
  'conditioned_game; practice=conditioned_game; conditioned game|themed game|game with conditions|restricted game; spielform mit auflage|provokationsregel|spiel mit zusatzregel; игра с условия|тематична игра|игра с ограничения',
  'wave; practice=wave; wave|waves|wave attack|attack waves; welle|wellen|angriffswellen|wellenangriffe; вълни|вълна|атаки на вълни',
  'overload; ; overload|overloads|numerical superiority|superiority|numbers up; überzahl|überzahlspiel|überzahlangriff; числено превъзходство|надмощие|с човек повече',
  'underload; ; underload|numbers down|outnumbered; unterzahl|unterzahlspiel; числено малцинство|с човек по малко',
  'joker; ; joker|neutral|neutrals|floater|magic player|bounce player; joker|neutraler|neutrale spieler|wandspieler; джокер|джокери|неутрален|неутрални',
  'coordination; topic=coordination; coordination|agility|footwork|ladder; koordination|koordinationsleiter|lauf abc|laufschule|beweglich; координация|ловкост|пъргавина|стълба|стълбичка',
  'speed; topic=speed; speed|sprint|sprints|acceleration|reaction; schnelligkeit|sprint|sprints|antritt|schnell|reaktion; бързина|спринт|скорост|ускорение|реакция',
  'endurance; ; endurance|conditioning|fitness|stamina|intervals; ausdauer|kondition|fitness|intervall; издръжливост|кондиция|физическа подготовка',
  'strength; topic=strength; strength|core|stability|injury prevention|fifa 11|acl|hamstring|nordic hamstring|plyometrics; kraft|stabi|stabilisation|rumpf|verletzungsprophylaxe|verletzungsvorbeugung|athletik|sprungkraft; сила|стабилност|предпазване от контузии|атлетизъм|плиометрия',
  'mobility; topic=mobility; mobility|flexibility|stretch; mobilität|beweglichkeit|mobilisation|dehnung; подвижност|гъвкавост|мобилност|разтягане',
  'fun; topic=fun practice=fun_game; fun|fun game|chase|catch; spaß|spaßspiel|kinderspiel; забавни игри|забавление|игра за деца',
  'tag; ; tag|tag game|tag games|ball tag; fangspiel|fangspiele|fangen spielen|fangen mit ball; гоненица|гоненици',
  'relay; ; relay|relays|relay race; staffel|staffellauf|staffelspiel; щафета|щафети|щафетна игра',
  'test; practice=test; test|tests|testing|beep test|shuttle run; test|tests|leistungstest|leistungsdiagnostik|pendellauf; тест|тестове|изпитване',
  'scanning; ; scanning|shoulder check|awareness|perception|look over the shoulder; vororientierung|schulterblick|wahrnehmung|umblickverhalten|orientierung; сканиране|поглед през рамо|ориентация|оглеждане',
  'decision; ; decision making|decisions|game intelligence; entscheidung|entscheidungsverhalten|spielintelligenz|handlungsschnelligkeit; вземане на решения|решения|игрово мислене',
  'communication; ; communication|talking|calling|coaching each other; kommunikation|coachen|ansprechen|zurufe; комуникация|общуване|подсказване',
  'offside; ; offside|offside line|offside trap; abseits|abseitsfalle|abseitslinie; засада|изкуствена засада',
  'through_ball; ; through ball|through pass|depth|penetration|runs in behind; steilpass|tiefe|tiefenlauf|schnittstelle|schnittstellenpass|tiefenpass; пас в дълбочина|дълбочина|извеждащ пас|извеждащо подаване',
  'long_ball; ; long ball|long pass|lofted pass|diagonal; langer ball|flugball|diagonalball|langer pass; дълъг пас|дълга топка|диагонал|диагонално подаване',
  'turning; ; turning|turn|turns|half turn|open body; drehung|aufdrehen|auftaktbewegung|offene stellung|wendung; обръщане|завъртане|отворена позиция',
  'shielding; ; shielding|protecting the ball|hold up play; ball abschirmen|abschirmen|ball sichern; прикриване|пазене с тяло|защита на топката с тяло',
  'overlap; ; overlap|overlapping|overlapping run|underlap; hinterlaufen|überlaufen|vorderlaufen; вбягване зад гърба|застъпване|оувърлап',
  'striker; ; striker|forward|centre forward|number nine; stürmer|angreifer|mittelstürmer|stoßstürmer; нападател|централен нападател|деветка',
  'winger; ; winger|wingers|wide player; außenstürmer|flügelspieler|außenbahnspieler; крило|крила|крилен нападател',
  'midfield; ; midfield|midfielder|midfielders; mittelfeld|sechser|achter|mittelfeldspieler; халф|полузащита|халфове|полузащитник',
  'full_back; ; full back|fullback|wing back; außenverteidiger|schienenspieler; краен бранител|бек|външен защитник',
  'beginners; topic=fun practice=fun_game; beginners|kids|children|bambini|first steps|toddlers; anfänger|kinder|bambini|minis|minikicker; начинаещи|деца|първи стъпки'
]);

-- Grants ------------------------------------------------------------------------------------

revoke all on private.search_synonyms, private.search_marks, private.search_lexicon from anon, authenticated;
