-- Mental exercises, the platform's catalogue: short practice for the head, in words a player uses.

select private.import_mental_exercise($json$
{
  "slug": "one-goal-for-today", "skill": "goal_setting", "occasion": "before_training", "ages": [8, 19], "level": 1, "minutes": 4,
  "texts": {
    "en": {
      "title": "One goal for today",
      "aim": "Go into training with one thing you want to do well.",
      "steps": [
        "Think of the last training. What went well, what did you want to do better?",
        "Choose one thing that is in your own hands, for example: look before every pass.",
        "Say it in one sentence that begins with 'Today I'.",
        "Decide how you will notice that it worked.",
        "Tell your coach or a friend, or write it on your hand."
      ],
      "questions": ["How often did you remember your goal?", "What helped you to remember it?"]
    },
    "de": {
      "title": "Ein Ziel für heute",
      "aim": "Mit einer Sache ins Training gehen, die du gut machen willst.",
      "steps": [
        "Denk an das letzte Training. Was lief gut, was wolltest du besser machen?",
        "Such dir eine Sache aus, die du selbst in der Hand hast, zum Beispiel: vor jedem Pass schauen.",
        "Sag sie in einem Satz, der mit „Heute werde ich“ beginnt.",
        "Überleg, woran du merkst, dass es geklappt hat.",
        "Erzähl es deinem Trainer oder einem Freund oder schreib es dir auf die Hand."
      ],
      "questions": ["Wie oft hast du an dein Ziel gedacht?", "Was hat dir geholfen, daran zu denken?"]
    },
    "bg": {
      "title": "Една цел за днес",
      "aim": "Да влезеш в тренировката с едно нещо, което искаш да направиш добре.",
      "steps": [
        "Спомни си последната тренировка. Какво се получи, какво искаше да е по-добре?",
        "Избери едно нещо, което зависи от теб, например: да погледна преди всеки пас.",
        "Кажи го с едно изречение, което започва с „Днес ще“.",
        "Реши по какво ще разбереш, че си успял.",
        "Сподели го с треньора или с приятел, или си го напиши на ръката."
      ],
      "questions": ["Колко пъти се сети за целта си?", "Какво ти помогна да се сетиш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "from-wish-to-next-step", "skill": "goal_setting", "occasion": "any_time", "ages": [11, 19], "level": 3, "minutes": 15,
  "texts": {
    "en": {
      "title": "From the wish to the next step",
      "aim": "Turn a big wish into something you can begin this week.",
      "steps": [
        "Write down what you want to be able to do in ten weeks, as exactly as you can.",
        "Give yourself a mark from 1 to 10 for today.",
        "What would be different at one mark more? Write that down: it is your first step.",
        "Plan two fixed times this week for that step, with place and minutes.",
        "Think of what could get in the way and what you will do then: 'If it rains, I juggle in the garage.'"
      ],
      "questions": ["Which step did you really take this week?", "Does the goal still fit, or do you want to change it?"]
    },
    "de": {
      "title": "Vom Wunsch zum nächsten Schritt",
      "aim": "Aus einem großen Wunsch etwas machen, womit du diese Woche anfangen kannst.",
      "steps": [
        "Schreib so genau wie möglich auf, was du in zehn Wochen können willst.",
        "Gib dir für heute eine Zahl von 1 bis 10.",
        "Was wäre bei einer Zahl mehr anders? Schreib es auf: Das ist dein erster Schritt.",
        "Plane dafür diese Woche zwei feste Zeiten, mit Ort und Minuten.",
        "Was könnte dazwischenkommen, und was machst du dann? „Wenn es regnet, jongliere ich in der Garage.“"
      ],
      "questions": ["Welchen Schritt bist du diese Woche wirklich gegangen?", "Passt das Ziel noch oder willst du es ändern?"]
    },
    "bg": {
      "title": "От желанието до следващата стъпка",
      "aim": "Да превърнеш голямото желание в нещо, което да започнеш още тази седмица.",
      "steps": [
        "Запиши колкото може по-точно какво искаш да умееш след десет седмици.",
        "Постави си оценка за днес от 1 до 10.",
        "Какво би било различно при единица повече? Запиши го: това е първата ти стъпка.",
        "Планирай за нея два часа тази седмица – къде и колко минути.",
        "Помисли какво може да ти попречи и какво ще направиш: „Ако вали, ще жонглирам в гаража.“"
      ],
      "questions": ["Коя стъпка наистина направи тази седмица?", "Целта още ли е твоя, или искаш да я промениш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "the-film-in-your-head", "skill": "imagery", "occasion": "before_match", "ages": [9, 19], "level": 2, "minutes": 6,
  "texts": {
    "en": {
      "title": "The film in your head",
      "aim": "Play your first actions once before kick-off, so that they feel familiar.",
      "steps": [
        "Sit comfortably, close your eyes and breathe out three times.",
        "See the pitch: the goals, the colours, your team mates. Hear the shouts and feel the grass.",
        "Watch yourself in your first action, the way you do it on a good day.",
        "Now play it again from inside, through your own eyes, at real speed.",
        "Add a second action, one without the ball. Open your eyes and move."
      ],
      "questions": ["How clear was the picture?", "Which moment of the match did you recognise?"]
    },
    "de": {
      "title": "Der Film im Kopf",
      "aim": "Deine ersten Aktionen vor dem Anpfiff einmal durchspielen, damit sie vertraut sind.",
      "steps": [
        "Setz dich bequem hin, schließ die Augen und atme dreimal aus.",
        "Sieh den Platz: Tore, Farben, Mitspieler. Hör die Rufe, spür den Rasen.",
        "Schau dir bei deiner ersten Aktion zu, so wie sie dir an einem guten Tag gelingt.",
        "Spiel sie jetzt von innen, mit deinen eigenen Augen, in echtem Tempo.",
        "Nimm eine zweite Aktion dazu, eine ohne Ball. Augen auf und los."
      ],
      "questions": ["Wie deutlich war das Bild?", "Welchen Moment hast du im Spiel wiedererkannt?"]
    },
    "bg": {
      "title": "Филмът в главата",
      "aim": "Да изиграеш първите си действия още преди началото, за да са ти познати.",
      "steps": [
        "Седни удобно, затвори очи и издишай три пъти.",
        "Виж терена: вратите, цветовете, съотборниците. Чуй виковете, усети тревата.",
        "Гледай се отстрани в първото си действие – така, както ти се получава в добър ден.",
        "Сега го изиграй отвътре, през собствените си очи, с истинска скорост.",
        "Добави второ действие, този път без топка. Отвори очи и тръгвай."
      ],
      "questions": ["Колко ясна беше картината?", "Кой момент разпозна в мача?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "penalty-in-five-pictures", "skill": "imagery", "occasion": "any_time", "ages": [11, 19], "level": 3, "minutes": 8,
  "texts": {
    "en": {
      "title": "The penalty in five pictures",
      "aim": "Always the same way to the spot, also when everybody is watching.",
      "steps": [
        "Picture one: you pick up the ball and walk to the spot. How fast do you walk?",
        "Picture two: you place it. Which way does the valve point?",
        "Picture three: you step back, breathe out and choose your corner. It stays chosen.",
        "Picture four: the run-up and the contact. Hear the sound.",
        "Picture five: the net moves. Go through all five, three times, then shoot five real ones."
      ],
      "questions": ["Which picture was blurred?", "Did you stay with your corner?"]
    },
    "de": {
      "title": "Der Elfmeter in fünf Bildern",
      "aim": "Immer derselbe Weg zum Punkt, auch wenn alle zuschauen.",
      "steps": [
        "Bild eins: Du nimmst den Ball und gehst zum Punkt. Wie schnell gehst du?",
        "Bild zwei: Du legst ihn hin. Wohin zeigt das Ventil?",
        "Bild drei: Du gehst zurück, atmest aus und wählst deine Ecke. Dabei bleibt es.",
        "Bild vier: Anlauf und Treffpunkt. Hör das Geräusch.",
        "Bild fünf: Das Netz wackelt. Geh alle fünf dreimal durch, dann schieß fünf echte."
      ],
      "questions": ["Welches Bild war unscharf?", "Bist du bei deiner Ecke geblieben?"]
    },
    "bg": {
      "title": "Дузпата в пет картини",
      "aim": "Винаги един и същ път до точката, дори когато всички гледат.",
      "steps": [
        "Картина едно: взимаш топката и вървиш към точката. Колко бързо вървиш?",
        "Картина две: поставяш я. Накъде сочи вентилът?",
        "Картина три: отстъпваш, издишваш и избираш ъгъл. Повече не го сменяш.",
        "Картина четири: засилването и ударът. Чуй звука.",
        "Картина пет: мрежата се разлюлява. Мини през петте три пъти, после бий пет истински."
      ],
      "questions": ["Коя картина беше размазана?", "Остана ли при избрания ъгъл?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-sentence", "skill": "self_talk", "occasion": "before_match", "ages": [8, 19], "level": 1, "minutes": 5,
  "texts": {
    "en": {
      "title": "My sentence",
      "aim": "Have words ready that give you courage.",
      "steps": [
        "Remember a moment in which you were really brave on the pitch.",
        "What would you have said to yourself? Find three short sentences.",
        "Choose the one that sounds like you. No 'not' in it: 'I want the ball' instead of 'do not hide'.",
        "Say it aloud, say it quietly, say it only in your head.",
        "Link it to a sign: tighten your laces, tap your badge."
      ],
      "questions": ["When did you use your sentence?", "Would you change a word?"]
    },
    "de": {
      "title": "Mein Satz",
      "aim": "Worte bereithaben, die dir Mut machen.",
      "steps": [
        "Erinnere dich an einen Moment, in dem du auf dem Platz richtig mutig warst.",
        "Was hättest du zu dir gesagt? Such drei kurze Sätze.",
        "Nimm den, der nach dir klingt. Ohne „nicht“: „Ich will den Ball“ statt „Versteck dich nicht“.",
        "Sag ihn laut, sag ihn leise, sag ihn nur im Kopf.",
        "Verbinde ihn mit einem Zeichen: Schuhe nachziehen, aufs Wappen tippen."
      ],
      "questions": ["Wann hast du deinen Satz benutzt?", "Würdest du ein Wort ändern?"]
    },
    "bg": {
      "title": "Моето изречение",
      "aim": "Да имаш готови думи, които ти дават смелост.",
      "steps": [
        "Спомни си момент, в който наистина беше смел на терена.",
        "Какво би си казал тогава? Намери три кратки изречения.",
        "Избери това, което звучи като теб. Без „не“: „Искам топката“ вместо „Не се крий“.",
        "Кажи го на глас, кажи го тихо, кажи го само наум.",
        "Свържи го със знак: стегни връзките, докосни емблемата."
      ],
      "questions": ["Кога използва изречението си?", "Би ли сменил някоя дума?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "next-ball", "skill": "self_talk", "occasion": "during_match", "ages": [9, 19], "level": 2, "minutes": 6,
  "texts": {
    "en": {
      "title": "Next ball",
      "aim": "Talk to yourself after a mistake the way a good team mate would.",
      "steps": [
        "Write down three things that go through your head after a mistake.",
        "Read them again: would you say that to your best friend?",
        "Write beside each what a good team mate would call: 'Next ball!', 'Stay in it!', 'Great idea!'",
        "In training, use one of them after every lost ball and run back at once.",
        "Count how quickly you are in the game again."
      ],
      "questions": ["Which call helps you most?", "How long did the last mistake stay in your head?"]
    },
    "de": {
      "title": "Nächster Ball",
      "aim": "Nach einem Fehler so mit dir reden, wie es ein guter Mitspieler täte.",
      "steps": [
        "Schreib drei Sätze auf, die dir nach einem Fehler durch den Kopf gehen.",
        "Lies sie noch einmal: Würdest du das deinem besten Freund sagen?",
        "Schreib daneben, was ein guter Mitspieler rufen würde: „Nächster Ball!“, „Bleib dran!“, „Gute Idee!“",
        "Nimm im Training nach jedem Ballverlust einen davon und lauf sofort zurück.",
        "Zähl, wie schnell du wieder im Spiel bist."
      ],
      "questions": ["Welcher Ruf hilft dir am meisten?", "Wie lange war der letzte Fehler noch im Kopf?"]
    },
    "bg": {
      "title": "Следващата топка",
      "aim": "След грешка да си говориш така, както би ти говорил добър съотборник.",
      "steps": [
        "Запиши три неща, които ти минават през главата след грешка.",
        "Прочети ги пак: би ли го казал на най-добрия си приятел?",
        "До всяко напиши какво би извикал добър съотборник: „Следващата!“, „Продължавай!“, „Добра идея!“",
        "На тренировка използвай едно от тях след всяка загубена топка и веднага се върни.",
        "Брой колко бързо отново си в играта."
      ],
      "questions": ["Кой вик ти помага най-много?", "Колко време последната грешка остана в главата ти?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "breathing-like-a-wave", "skill": "relaxation", "occasion": "before_match", "ages": [7, 19], "level": 1, "minutes": 4,
  "practice": {"kind": "breathing", "in": 3, "hold": 0, "out": 5, "rest": 0, "rounds": 10},
  "texts": {
    "en": {
      "title": "Breathing like a wave",
      "aim": "Become calm and awake in two minutes, on the bench or in the car.",
      "steps": [
        "Put one hand on your belly.",
        "Breathe in through the nose and count to three: the wave comes in.",
        "Breathe out through the mouth and count to five: the wave goes out.",
        "Ten waves. If a thought comes, let it swim past.",
        "Stand up, shake arms and legs, and go."
      ],
      "questions": ["Where in your body did you notice it first?"]
    },
    "de": {
      "title": "Atmen wie eine Welle",
      "aim": "In zwei Minuten ruhig und wach werden, auf der Bank oder im Auto.",
      "steps": [
        "Leg eine Hand auf den Bauch.",
        "Durch die Nase einatmen und bis drei zählen: Die Welle kommt.",
        "Durch den Mund ausatmen und bis fünf zählen: Die Welle geht.",
        "Zehn Wellen. Kommt ein Gedanke, lass ihn vorbeischwimmen.",
        "Aufstehen, Arme und Beine ausschütteln und los."
      ],
      "questions": ["Wo im Körper hast du es zuerst gemerkt?"]
    },
    "bg": {
      "title": "Дишане като вълна",
      "aim": "Да станеш спокоен и буден за две минути – на пейката или в колата.",
      "steps": [
        "Сложи едната ръка на корема.",
        "Вдишай през носа и брой до три: вълната идва.",
        "Издишай през устата и брой до пет: вълната си отива.",
        "Десет вълни. Дойде ли мисъл, остави я да отплува.",
        "Стани, разтърси ръцете и краката и тръгвай."
      ],
      "questions": ["Къде в тялото го усети най-напред?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "tense-and-let-go", "skill": "relaxation", "occasion": "evening", "ages": [9, 19], "level": 2, "minutes": 10,
  "texts": {
    "en": {
      "title": "Tense and let go",
      "aim": "Switch off on the evening before a match.",
      "steps": [
        "Lie down, dim the light, put the phone away.",
        "Make fists for five seconds, let go for ten. Notice the difference.",
        "Shoulders up to the ears and let go.",
        "Belly and bottom, then thighs, then feet: tense for five, let go for ten.",
        "Stay lying for a minute and think of one thing you look forward to tomorrow."
      ],
      "questions": ["Which part let go most easily?"]
    },
    "de": {
      "title": "Anspannen und loslassen",
      "aim": "Am Abend vor dem Spiel abschalten.",
      "steps": [
        "Leg dich hin, mach das Licht schwach und das Handy weg.",
        "Fünf Sekunden Fäuste ballen, zehn Sekunden loslassen. Spür den Unterschied.",
        "Schultern zu den Ohren ziehen und loslassen.",
        "Bauch und Po, dann Oberschenkel, dann Füße: fünf Sekunden anspannen, zehn loslassen.",
        "Bleib eine Minute liegen und denk an eine Sache, auf die du dich morgen freust."
      ],
      "questions": ["Welcher Teil hat am leichtesten losgelassen?"]
    },
    "bg": {
      "title": "Стегни и отпусни",
      "aim": "Да изключиш вечерта преди мача.",
      "steps": [
        "Легни, намали светлината, остави телефона.",
        "Стисни юмруци за пет секунди, отпусни за десет. Усети разликата.",
        "Вдигни раменете до ушите и отпусни.",
        "Корем и седалище, после бедра, после ходила: пет секунди стягаш, десет отпускаш.",
        "Полежи още минута и помисли за едно нещо, на което се радваш за утре."
      ],
      "questions": ["Коя част се отпусна най-лесно?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "wide-and-narrow", "skill": "attention", "occasion": "before_training", "ages": [8, 19], "level": 2, "minutes": 5,
  "texts": {
    "en": {
      "title": "Wide and narrow",
      "aim": "Switch your attention from the whole pitch to the ball and back.",
      "steps": [
        "Wide: for twenty seconds take in as much as you can without moving your head.",
        "Narrow: for twenty seconds look only at the seam of your ball.",
        "Wide again: what has changed? Name three things.",
        "Four changes. Then dribble and change at every clap or every fifth touch.",
        "In the game: wide when the ball is far away, narrow when it comes."
      ],
      "questions": ["What did you see that you usually miss?"]
    },
    "de": {
      "title": "Weit und eng",
      "aim": "Die Aufmerksamkeit vom ganzen Feld auf den Ball schalten und zurück.",
      "steps": [
        "Weit: Nimm zwanzig Sekunden lang so viel wahr wie möglich, ohne den Kopf zu bewegen.",
        "Eng: Schau zwanzig Sekunden lang nur auf die Naht deines Balls.",
        "Wieder weit: Was hat sich verändert? Nenne drei Dinge.",
        "Viermal wechseln. Dann dribbeln und bei jedem Klatschen oder fünften Kontakt umschalten.",
        "Im Spiel: weit, wenn der Ball weg ist, eng, wenn er kommt."
      ],
      "questions": ["Was hast du gesehen, was du sonst übersiehst?"]
    },
    "bg": {
      "title": "Широко и тясно",
      "aim": "Да превключваш вниманието си от целия терен към топката и обратно.",
      "steps": [
        "Широко: двадесет секунди обхващай с поглед колкото може повече, без да движиш глава.",
        "Тясно: двадесет секунди гледай само шева на топката.",
        "Пак широко: какво се е променило? Назови три неща.",
        "Четири смени. После води топката и превключвай при всяко пляскане или на всяко пето докосване.",
        "В мача: широко, когато топката е далеч, тясно, когато идва към теб."
      ],
      "questions": ["Какво видя, което обикновено пропускаш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "ten-second-reset", "skill": "routines", "occasion": "during_match", "ages": [9, 19], "level": 2, "minutes": 6,
  "texts": {
    "en": {
      "title": "Ten seconds, then back in",
      "aim": "A small routine that ends every mistake.",
      "steps": [
        "Park it: make a gesture that puts the mistake away, for example wiping your hands on your shorts.",
        "Breathe: one long breath out.",
        "Look up: where is the ball, where is my opponent, where am I needed?",
        "Say your word and run there.",
        "Practise the four parts five times, standing still, then after every shot that misses."
      ],
      "questions": ["Which of the four parts is hardest for you?", "Did the routine fit into ten seconds?"]
    },
    "de": {
      "title": "Zehn Sekunden, dann weiter",
      "aim": "Ein kleiner Ablauf, der jeden Fehler beendet.",
      "steps": [
        "Ablegen: eine Geste, die den Fehler wegräumt, zum Beispiel die Hände an der Hose abwischen.",
        "Atmen: einmal lang ausatmen.",
        "Hochschauen: Wo ist der Ball, wo mein Gegner, wo werde ich gebraucht?",
        "Dein Wort sagen und hinlaufen.",
        "Üb die vier Teile fünfmal im Stehen, dann nach jedem Schuss, der danebengeht."
      ],
      "questions": ["Welcher der vier Teile fällt dir am schwersten?", "Hat der Ablauf in zehn Sekunden gepasst?"]
    },
    "bg": {
      "title": "Десет секунди и пак в играта",
      "aim": "Малък ритуал, който приключва всяка грешка.",
      "steps": [
        "Остави я: жест, с който прибираш грешката, например избърсваш ръце в шортите.",
        "Дишай: едно дълго издишване.",
        "Погледни: къде е топката, къде е противникът ми, къде съм нужен?",
        "Кажи своята дума и тичай натам.",
        "Упражни четирите части пет пъти на място, после след всеки неточен удар."
      ],
      "questions": ["Коя от четирите части ти е най-трудна?", "Побра ли се ритуалът в десет секунди?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-way-to-kick-off", "skill": "routines", "occasion": "before_match", "ages": [10, 19], "level": 2, "minutes": 10,
  "texts": {
    "en": {
      "title": "My way to kick-off",
      "aim": "Know what you do in the last hour, so that the head stays free.",
      "steps": [
        "Write down your last hour before a match, in steps of ten minutes.",
        "Mark in green what makes you ready and in red what makes you restless.",
        "Replace one red step: music instead of the phone, a ball instead of waiting.",
        "Choose one thing you always do last: your sentence, three breaths, a jump.",
        "Try the plan in training first, then at the weekend."
      ],
      "questions": ["How ready were you at kick-off, from 1 to 10?", "Which step stays, which one goes?"]
    },
    "de": {
      "title": "Mein Weg zum Anpfiff",
      "aim": "Wissen, was du in der letzten Stunde tust, damit der Kopf frei bleibt.",
      "steps": [
        "Schreib deine letzte Stunde vor dem Spiel auf, in Schritten von zehn Minuten.",
        "Markiere grün, was dich bereit macht, und rot, was dich unruhig macht.",
        "Ersetze einen roten Schritt: Musik statt Handy, Ball statt Warten.",
        "Such dir etwas aus, das immer zuletzt kommt: dein Satz, drei Atemzüge, ein Sprung.",
        "Probier den Plan erst im Training aus, dann am Wochenende."
      ],
      "questions": ["Wie bereit warst du beim Anpfiff, von 1 bis 10?", "Welcher Schritt bleibt, welcher fliegt raus?"]
    },
    "bg": {
      "title": "Моят път до първия съдийски сигнал",
      "aim": "Да знаеш какво правиш в последния час, за да е свободна главата.",
      "steps": [
        "Запиши последния си час преди мача, на стъпки по десет минути.",
        "Отбележи в зелено това, което те прави готов, и в червено това, което те изнервя.",
        "Замени една червена стъпка: музика вместо телефон, топка вместо чакане.",
        "Избери нещо, което винаги правиш последно: твоето изречение, три вдишвания, подскок.",
        "Изпробвай плана първо на тренировка, после през уикенда."
      ],
      "questions": ["Колко готов беше в началото, от 1 до 10?", "Коя стъпка остава и коя отпада?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "three-good-things", "skill": "reflection", "occasion": "after_match", "ages": [7, 19], "level": 1, "minutes": 6,
  "texts": {
    "en": {
      "title": "Three good things",
      "aim": "Take something along from every match, whatever the score.",
      "steps": [
        "Wait until you are home and have eaten.",
        "Name three things you did well. At least one of them without the ball.",
        "Name one thing you want to try next time.",
        "Who helped you today? Tell them when you see them.",
        "Close the book: the match is over."
      ],
      "questions": ["Which of the three surprised you?", "What do you bring along to the next training?"]
    },
    "de": {
      "title": "Drei gute Dinge",
      "aim": "Aus jedem Spiel etwas mitnehmen, egal wie es ausging.",
      "steps": [
        "Warte, bis du zu Hause bist und gegessen hast.",
        "Nenne drei Dinge, die du gut gemacht hast. Mindestens eines davon ohne Ball.",
        "Nenne eine Sache, die du beim nächsten Mal probieren willst.",
        "Wer hat dir heute geholfen? Sag es ihm, wenn ihr euch seht.",
        "Buch zu: Das Spiel ist vorbei."
      ],
      "questions": ["Welches der drei hat dich überrascht?", "Was nimmst du ins nächste Training mit?"]
    },
    "bg": {
      "title": "Три добри неща",
      "aim": "Да вземеш по нещо от всеки мач, какъвто и да е резултатът.",
      "steps": [
        "Изчакай да се прибереш и да хапнеш.",
        "Назови три неща, които направи добре. Поне едно от тях без топка.",
        "Назови едно нещо, което искаш да опиташ следващия път.",
        "Кой ти помогна днес? Кажи му го, когато се видите.",
        "Затвори книгата: мачът свърши."
      ],
      "questions": ["Кое от трите те изненада?", "Какво ще вземеш за следващата тренировка?"]
    }
  }
}
$json$);
