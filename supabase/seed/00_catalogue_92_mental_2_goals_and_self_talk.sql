-- Mental exercises: goals, and the words a player says to themselves.

select private.import_mental_exercise($json$
{
  "slug": "three-kinds-of-goals", "skill": "goal_setting", "occasion": "any_time", "ages": [12, 19], "level": 3, "minutes": 12,
  "source": "Kingston, K. M. & Hardy, L. (1997): Effects of different types of goals on processes that support performance. The Sport Psychologist 11, 277–293.",
  "texts": {
    "en": {
      "title": "Three kinds of goals",
      "aim": "See which goals you steer yourself and which depend on others.",
      "steps": [
        "Write 'We win on Saturday' at the top of a page. That is a result: others play a part in it too.",
        "Below it write what you would have to do well for that, in numbers: for example, win six duels.",
        "Below that write how you do it: close the distance quickly, then slow down, stay side-on.",
        "Underline the line that is most in your own hands. That one goes with you into the match.",
        "Afterwards look at the three lines from the bottom to the top."
      ],
      "questions": ["Which line helped you while you were playing?", "What changed when you thought of the how, not the score?"]
    },
    "de": {
      "title": "Drei Arten von Zielen",
      "aim": "Erkennen, welche Ziele du selbst steuerst und welche von anderen abhängen.",
      "steps": [
        "Schreib oben auf ein Blatt „Wir gewinnen am Samstag“. Das ist ein Ergebnis: Da reden andere mit.",
        "Darunter schreibst du, was dir dafür gelingen müsste, in Zahlen: zum Beispiel sechs Zweikämpfe gewinnen.",
        "Noch eine Zeile tiefer: wie du das machst. Schnell Abstand verkürzen, dann abbremsen, seitlich stehen.",
        "Unterstreiche die Zeile, die du am meisten in der Hand hast. Die nimmst du mit ins Spiel.",
        "Schau danach die drei Zeilen von unten nach oben an."
      ],
      "questions": ["Welche Zeile hat dir während des Spiels geholfen?", "Was war anders, als du ans Wie gedacht hast statt an den Spielstand?"]
    },
    "bg": {
      "title": "Три вида цели",
      "aim": "Да видиш кои цели зависят от теб и кои – и от другите.",
      "steps": [
        "Напиши най-горе на листа „В събота печелим“. Това е резултат: в него участват и други.",
        "Под него напиши какво трябва да ти се получи, с числа: например шест спечелени единоборства.",
        "Най-долу напиши как го правиш: бързо скъсявам дистанцията, после забавям, стоя странично.",
        "Подчертай реда, който най-много зависи от теб. С него влез в мача.",
        "След това прегледай трите реда отдолу нагоре."
      ],
      "questions": ["Кой ред ти помогна по време на игра?", "Какво се промени, когато мислеше за „как“, а не за резултата?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "if-then-plan", "skill": "goal_setting", "occasion": "before_match", "ages": [10, 19], "level": 2, "minutes": 7,
  "source": "Gollwitzer, P. M. (1999): Implementation intentions. Strong effects of simple plans. American Psychologist 54, 493–503.",
  "texts": {
    "en": {
      "title": "If it happens, then I",
      "aim": "Decide beforehand, so that you need not think in the heat of the match.",
      "steps": [
        "Think of a moment that often comes and that you find hard, for example losing the ball in midfield.",
        "Write what you want to do then, as small and clear as possible: three quick steps after it.",
        "Make one sentence of it: 'If I lose the ball, then I chase it for three steps.'",
        "Close your eyes and play the moment once in your head together with the sentence.",
        "Make a second sentence for something beautiful: 'If we score, then I run to the one who passed.'"
      ],
      "questions": ["Did the moment come, and did the plan come with it?", "Which if-then would you like next?"]
    },
    "de": {
      "title": "Wenn es passiert, dann",
      "aim": "Vorher entscheiden, damit du in der Hitze des Spiels nicht überlegen musst.",
      "steps": [
        "Denk an einen Moment, der oft kommt und dir schwerfällt, zum Beispiel ein Ballverlust im Mittelfeld.",
        "Schreib auf, was du dann tun willst, so klein und klar wie möglich: drei schnelle Schritte hinterher.",
        "Mach einen Satz daraus: „Wenn ich den Ball verliere, dann setze ich drei Schritte nach.“",
        "Schließ die Augen und spiel den Moment einmal im Kopf durch, zusammen mit dem Satz.",
        "Mach einen zweiten Satz für etwas Schönes: „Wenn wir treffen, dann laufe ich zu der Person, die den Pass gespielt hat.“"
      ],
      "questions": ["Ist der Moment gekommen, und der Plan gleich mit?", "Welches Wenn-dann möchtest du als Nächstes?"]
    },
    "bg": {
      "title": "Ако се случи, тогава",
      "aim": "Да решиш предварително, за да не се чудиш в разгара на мача.",
      "steps": [
        "Помисли за момент, който се случва често и ти е труден, например загубена топка в средата на терена.",
        "Запиши какво искаш да направиш тогава, колкото може по-малко и по-ясно: три бързи крачки след нея.",
        "Направи от това едно изречение: „Ако загубя топката, тогава я гоня три крачки.“",
        "Затвори очи и изиграй момента веднъж наум заедно с изречението.",
        "Измисли и второ изречение, за нещо хубаво: „Ако вкараме, тогава тичам към този, който подаде.“"
      ],
      "questions": ["Дойде ли моментът и дойде ли с него и планът?", "Кое „ако – тогава“ искаш да е следващото?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "wish-and-hurdle", "skill": "goal_setting", "occasion": "any_time", "ages": [11, 19], "level": 3, "minutes": 12,
  "source": "Oettingen, G. (2012): Future thought and behaviour change. European Review of Social Psychology 23, 1–63.",
  "texts": {
    "en": {
      "title": "The wish and the hurdle",
      "aim": "Look at a wish and at what stands in its way, then make a plan.",
      "steps": [
        "Name a wish for the next four weeks that is hard but possible.",
        "Picture for one minute how it feels when it has come true. Enjoy it.",
        "Now look inside: what in you stands in the way? Perhaps the phone, perhaps the fear of looking silly.",
        "Picture the hurdle as clearly as you pictured the wish.",
        "Write: 'When the hurdle comes, I will …' and put the sentence where you will meet the hurdle."
      ],
      "questions": ["What was the real hurdle?", "How often did your sentence help this week?"]
    },
    "de": {
      "title": "Der Wunsch und die Hürde",
      "aim": "Einen Wunsch anschauen, auch das, was im Weg steht, und dann planen.",
      "steps": [
        "Nenn einen Wunsch für die nächsten vier Wochen, der schwierig, aber möglich ist.",
        "Stell dir eine Minute lang vor, wie es sich anfühlt, wenn er wahr ist. Genieß es.",
        "Jetzt schau nach innen: Was in dir steht im Weg? Vielleicht das Handy, vielleicht die Angst, komisch auszusehen.",
        "Stell dir die Hürde so deutlich vor wie vorhin den Wunsch.",
        "Schreib: „Wenn die Hürde kommt, werde ich …“ und leg den Satz dorthin, wo dir die Hürde begegnet."
      ],
      "questions": ["Was war die wirkliche Hürde?", "Wie oft hat dir dein Satz diese Woche geholfen?"]
    },
    "bg": {
      "title": "Желанието и препятствието",
      "aim": "Да погледнеш желанието си и това, което му пречи, и да направиш план.",
      "steps": [
        "Назови желание за следващите четири седмици – трудно, но възможно.",
        "Представяй си една минута какво е усещането, когато се сбъдне. Наслади му се.",
        "Сега погледни навътре: кое у теб пречи? Може би телефонът, може би страхът да не се изложиш.",
        "Представи си препятствието толкова ясно, колкото и желанието.",
        "Напиши: „Когато дойде препятствието, аз ще…“ и сложи изречението там, където ще го срещнеш."
      ],
      "questions": ["Кое беше истинското препятствие?", "Колко пъти ти помогна изречението тази седмица?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "stairs-of-a-skill", "skill": "goal_setting", "occasion": "any_time", "ages": [7, 13], "level": 1, "minutes": 8,
  "source": "Locke, E. A. & Latham, G. P. (2002): Building a practically useful theory of goal setting and task motivation. American Psychologist 57, 705–717.",
  "texts": {
    "en": {
      "title": "The stairs of a skill",
      "aim": "Split something big into steps you can see.",
      "steps": [
        "Draw a staircase with five steps on a sheet of paper.",
        "At the top draw or write what you want to be able to do, for example twenty juggles.",
        "On the lowest step write what you can already do today. You are not at zero!",
        "Fill the steps between with small figures: three, six, twelve.",
        "Hang it up and colour a step whenever you have reached it twice."
      ],
      "questions": ["On which step are you now?", "What helped you to take the last step?"]
    },
    "de": {
      "title": "Die Treppe zum Können",
      "aim": "Etwas Großes in Stufen teilen, die du sehen kannst.",
      "steps": [
        "Zeichne eine Treppe mit fünf Stufen auf ein Blatt.",
        "Ganz oben malst oder schreibst du, was du können willst, zum Beispiel zwanzigmal jonglieren.",
        "Auf die unterste Stufe schreibst du, was du heute schon kannst. Du stehst nicht bei null!",
        "Füll die Stufen dazwischen mit kleinen Zahlen: drei, sechs, zwölf.",
        "Häng das Blatt auf und mal eine Stufe an, sobald du sie zweimal geschafft hast."
      ],
      "questions": ["Auf welcher Stufe bist du jetzt?", "Was hat dir beim letzten Schritt geholfen?"]
    },
    "bg": {
      "title": "Стълбата на умението",
      "aim": "Да разделиш голямото на стъпала, които се виждат.",
      "steps": [
        "Нарисувай на лист стълба с пет стъпала.",
        "Най-горе нарисувай или напиши какво искаш да умееш, например двадесет жонглирания.",
        "На най-долното запиши какво можеш още днес. Не започваш от нула!",
        "Попълни стъпалата между тях с малки числа: три, шест, дванадесет.",
        "Закачи листа и оцветявай стъпало, щом го достигнеш два пъти."
      ],
      "questions": ["На кое стъпало си сега?", "Какво ти помогна за последната крачка?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "monday-look-at-the-week", "skill": "goal_setting", "occasion": "any_time", "ages": [13, 19], "level": 2, "minutes": 10,
  "source": "Zimmerman, B. J. (2002): Becoming a self-regulated learner. An overview. Theory Into Practice 41, 64–70.",
  "texts": {
    "en": {
      "title": "Monday's look at the week",
      "aim": "Find the places for football, school and rest in one week.",
      "steps": [
        "Draw the seven days. Enter school, training, the match, sleep and meals.",
        "Choose one football thing you want to work on alone and give it two slots of fifteen minutes.",
        "Enter two slots in which nothing has to happen at all. They count as much as the others.",
        "Ask: what could break this plan? Move one slot so that it gets easier.",
        "On Sunday give each slot a tick or a question mark and change the plan, not yourself."
      ],
      "questions": ["Which slot worked on its own?", "What do you change next week?"]
    },
    "de": {
      "title": "Montagsblick auf die Woche",
      "aim": "In einer Woche Platz für Fußball, Schule und Ruhe finden.",
      "steps": [
        "Zeichne die sieben Tage auf. Trag Schule, Training, Spiel, Schlaf und Mahlzeiten ein.",
        "Wähl eine Fußballsache, an der du allein arbeiten willst, und gib ihr zwei Plätze zu fünfzehn Minuten.",
        "Trag auch zwei Plätze ein, an denen gar nichts sein muss. Sie zählen genauso viel.",
        "Frag dich: Was könnte den Plan kippen? Verschieb einen Platz, damit es leichter wird.",
        "Am Sonntag bekommt jeder Platz einen Haken oder ein Fragezeichen. Ändere den Plan, nicht dich."
      ],
      "questions": ["Welcher Platz hat wie von selbst geklappt?", "Was änderst du nächste Woche?"]
    },
    "bg": {
      "title": "Поглед към седмицата в понеделник",
      "aim": "Да намериш място за футбол, училище и почивка в една седмица.",
      "steps": [
        "Начертай седемте дни. Впиши училището, тренировките, мача, съня и храненето.",
        "Избери едно футболно умение, върху което да работиш сам, и му дай два пъти по петнадесет минути.",
        "Впиши и две места, в които нищо не е задължително. Те са също толкова важни.",
        "Запитай се: какво може да обърка плана? Премести нещо, за да стане по-лесно.",
        "В неделя сложи на всяко място отметка или въпросителна. Променяй плана, не себе си."
      ],
      "questions": ["Кое се получи от само себе си?", "Какво ще промениш следващата седмица?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "cue-word", "skill": "self_talk", "occasion": "before_training", "ages": [8, 19], "level": 1, "minutes": 5,
  "source": "Hatzigeorgiadis, A., Zourbanos, N., Galanis, E. & Theodorakis, Y. (2011): Self-talk and sports performance. A meta-analysis. Perspectives on Psychological Science 6, 348–356.",
  "texts": {
    "en": {
      "title": "One word per movement",
      "aim": "Steer a movement with a single word.",
      "steps": [
        "Choose one thing for today: first touch, shot, tackle or throw.",
        "Find a short word that sounds like the movement: 'soft', 'bang', 'wait', 'long'.",
        "Do the movement without a ball five times and say the word exactly when it matters.",
        "Now with the ball, first aloud, then whispering.",
        "In training the word stays in your head. If it gets in the way, leave it out for a while."
      ],
      "questions": ["When exactly did the word help?", "Does it need to be another word?"]
    },
    "de": {
      "title": "Ein Wort für die Bewegung",
      "aim": "Eine Bewegung mit einem einzigen Wort steuern.",
      "steps": [
        "Such dir eine Sache für heute aus: Ballannahme, Schuss, Zweikampf oder Einwurf.",
        "Finde ein kurzes Wort, das wie die Bewegung klingt: „weich“, „zack“, „warten“, „lang“.",
        "Mach die Bewegung fünfmal ohne Ball und sag das Wort genau dann, wenn es darauf ankommt.",
        "Jetzt mit Ball, erst laut, dann flüsternd.",
        "Im Training bleibt das Wort im Kopf. Stört es, lass es eine Weile weg."
      ],
      "questions": ["Wann genau hat das Wort geholfen?", "Braucht es ein anderes Wort?"]
    },
    "bg": {
      "title": "Една дума за движението",
      "aim": "Да управляваш движението с една-единствена дума.",
      "steps": [
        "Избери едно нещо за днес: първо докосване, удар, единоборство или тъч.",
        "Намери кратка дума, която звучи като движението: „меко“, „бум“, „чакай“, „дълго“.",
        "Направи движението пет пъти без топка и казвай думата точно когато е важно.",
        "Сега с топка, първо на глас, после шепнешком.",
        "На тренировка думата остава в главата. Ако пречи, остави я за известно време."
      ],
      "questions": ["Кога точно помогна думата?", "Трябва ли да е друга?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "talk-to-yourself-by-name", "skill": "self_talk", "occasion": "before_match", "ages": [10, 19], "level": 2, "minutes": 6,
  "source": "Kross, E. et al. (2014): Self-talk as a regulatory mechanism. How you do it matters. Journal of Personality and Social Psychology 106, 304–324.",
  "texts": {
    "en": {
      "title": "Talk to yourself by name",
      "aim": "Get a little distance from the excitement and give yourself good advice.",
      "steps": [
        "Write down what excites or worries you about the match, in one sentence with 'I'.",
        "Now imagine that a good friend of yours has exactly this worry.",
        "Write what you would say, and begin with your own name: 'Maria, you have …'.",
        "Read it aloud, slowly, as if the friend stood before you.",
        "Take the shortest part along to the pitch: your name and three words."
      ],
      "questions": ["How did it sound with your name?", "Which advice did you follow?"]
    },
    "de": {
      "title": "Sprich dich mit Namen an",
      "aim": "Etwas Abstand zur Aufregung bekommen und dir selbst gut raten.",
      "steps": [
        "Schreib in einem Satz mit „ich“ auf, was dich vor dem Spiel aufregt oder dir Sorgen macht.",
        "Stell dir jetzt vor, jemand, den du gern hast, hätte genau diese Sorge.",
        "Schreib, was du sagen würdest, und beginn mit deinem eigenen Namen: „Maria, du hast …“",
        "Lies es laut und langsam vor, als stünde die Person vor dir.",
        "Nimm den kürzesten Teil mit auf den Platz: deinen Namen und drei Wörter."
      ],
      "questions": ["Wie hat es mit deinem Namen geklungen?", "Welchem Rat bist du gefolgt?"]
    },
    "bg": {
      "title": "Говори си по име",
      "aim": "Да се отдалечиш малко от вълнението и да си дадеш добър съвет.",
      "steps": [
        "Запиши с едно изречение с „аз“ какво те вълнува или тревожи преди мача.",
        "Сега си представи, че твой добър приятел има точно тази тревога.",
        "Напиши какво би му казал, но започни със собственото си име: „Мария, ти имаш…“",
        "Прочети го на глас, бавно, сякаш приятелят стои пред теб.",
        "Вземи на терена най-краткото: името си и три думи."
      ],
      "questions": ["Как прозвуча с твоето име?", "Кой съвет последва?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "not-yet", "skill": "self_talk", "occasion": "any_time", "ages": [7, 14], "level": 1, "minutes": 6,
  "source": "Dweck, C. S. (2006): Mindset. The new psychology of success. Random House, New York.",
  "texts": {
    "en": {
      "title": "The little word yet",
      "aim": "Turn 'I can't' into a way that goes on.",
      "steps": [
        "Write three sentences that begin with 'I can't', about football.",
        "Add one word to the end of each: 'yet'. Read the sentences again.",
        "Choose one. What would be the first thing to practise for it?",
        "Who can show you? Write the name beside it.",
        "Practise it for five minutes today, and notice one thing that already goes better than before."
      ],
      "questions": ["Which sentence felt different with the new word?", "What have you learnt that you once could not do?"]
    },
    "de": {
      "title": "Das kleine Wort noch",
      "aim": "Aus „kann ich nicht“ einen Weg machen, der weitergeht.",
      "steps": [
        "Schreib drei Sätze über Fußball auf, die mit „Ich kann nicht“ anfangen.",
        "Setz in jeden ein Wort ein: „Ich kann noch nicht …“. Lies die Sätze wieder.",
        "Such dir einen aus. Was müsstest du dafür als Erstes üben?",
        "Wer kann es dir zeigen? Schreib den Namen dazu.",
        "Üb es heute fünf Minuten und achte auf eine Sache, die schon besser geht als vorher."
      ],
      "questions": ["Welcher Satz fühlt sich mit dem neuen Wort anders an?", "Was hast du gelernt, was du früher nicht konntest?"]
    },
    "bg": {
      "title": "Малката дума „още“",
      "aim": "Да превърнеш „не мога“ в път, който продължава.",
      "steps": [
        "Запиши три изречения за футбола, които започват с „Не мога“.",
        "Добави към всяко една дума: „Още не мога…“. Прочети ги пак.",
        "Избери едно. Какво трябва да упражняваш най-напред за него?",
        "Кой може да ти го покаже? Запиши името до изречението.",
        "Упражнявай го днес пет минути и забележи едно нещо, което вече става по-добре."
      ],
      "questions": ["Кое изречение звучи различно с новата дума?", "Какво си научил, което някога не можеше?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "excited-not-afraid", "skill": "self_talk", "occasion": "before_match", "ages": [8, 19], "level": 1, "minutes": 4,
  "source": "Brooks, A. W. (2014): Get excited. Reappraising pre-performance anxiety as excitement. Journal of Experimental Psychology: General 143, 1144–1158.",
  "texts": {
    "en": {
      "title": "I am excited",
      "aim": "Give the tingling in your belly a good name.",
      "steps": [
        "Feel where the excitement sits: belly, hands, knees? Put a hand there.",
        "Say aloud: 'I am excited.' Say it twice more, each time with a little more joy.",
        "Name two things you look forward to in this match.",
        "Bounce on your toes ten times: this is your engine warming up.",
        "Look round for somebody who is excited too and clap hands."
      ],
      "questions": ["Where in your body was the engine today?", "What became of the excitement when the match began?"]
    },
    "de": {
      "title": "Ich bin aufgeregt – gut so",
      "aim": "Dem Kribbeln im Bauch einen guten Namen geben.",
      "steps": [
        "Spür nach, wo die Aufregung sitzt: im Bauch, in den Händen, in den Knien? Leg eine Hand darauf.",
        "Sag laut: „Ich freue mich, dass es losgeht.“ Sag es noch zweimal, jedes Mal mit etwas mehr Freude.",
        "Nenn zwei Dinge, auf die du dich in diesem Spiel freust.",
        "Federe zehnmal auf den Zehen: Das ist dein Motor, der warm wird.",
        "Such jemanden, der auch aufgeregt ist, und klatscht euch ab."
      ],
      "questions": ["Wo im Körper war der Motor heute?", "Was wurde aus der Aufregung, als das Spiel anfing?"]
    },
    "bg": {
      "title": "Вълнувам се и това е хубаво",
      "aim": "Да дадеш добро име на гъдела в корема.",
      "steps": [
        "Усети къде е вълнението: в корема, в ръцете, в коленете? Сложи ръка там.",
        "Кажи на глас: „Вълнувам се и се радвам.“ Кажи го още два пъти, всеки път с повече радост.",
        "Назови две неща, на които се радваш в този мач.",
        "Пружинирай десет пъти на пръсти: това е двигателят ти, който загрява.",
        "Потърси с поглед още някой, който се вълнува, и плеснете ръце."
      ],
      "questions": ["Къде в тялото беше двигателят днес?", "Какво стана с вълнението, когато мачът започна?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "evidence-list", "skill": "self_talk", "occasion": "evening", "ages": [11, 19], "level": 2, "minutes": 10,
  "source": "Bandura, A. (1977): Self-efficacy. Toward a unifying theory of behavioral change. Psychological Review 84, 191–215.",
  "texts": {
    "en": {
      "title": "My evidence",
      "aim": "Collect what you have really managed, for days on which you doubt.",
      "steps": [
        "Divide a page into four: what I have done, whom I have learnt from, what others said, what my body can do.",
        "Write at least two things in each field. Only what is true, with place or date.",
        "Read the page aloud once.",
        "Choose the strongest line and copy it onto a small card for your bag.",
        "Add one line every month, also in weeks when little worked."
      ],
      "questions": ["Which line had you forgotten?", "When would you like to read the card?"]
    },
    "de": {
      "title": "Meine Beweise",
      "aim": "Sammeln, was dir wirklich gelungen ist, für Tage, an denen du zweifelst.",
      "steps": [
        "Teil ein Blatt in vier Felder: was ich geschafft habe, von wem ich gelernt habe, was andere gesagt haben, was mein Körper kann.",
        "Schreib in jedes Feld mindestens zwei Dinge. Nur was stimmt, mit Ort oder Datum.",
        "Lies das Blatt einmal laut vor.",
        "Nimm die stärkste Zeile und schreib sie auf ein Kärtchen für deine Tasche.",
        "Jeden Monat kommt eine Zeile dazu, auch wenn gerade wenig klappt."
      ],
      "questions": ["Welche Zeile hattest du vergessen?", "Wann möchtest du das Kärtchen lesen?"]
    },
    "bg": {
      "title": "Моите доказателства",
      "aim": "Да събереш това, което наистина си постигнал, за дните, в които се съмняваш.",
      "steps": [
        "Раздели лист на четири: какво съм направил, от кого съм се учил, какво казаха другите, какво може тялото ми.",
        "Запиши поне по две неща във всяко поле. Само истински, с място или дата.",
        "Прочети листа веднъж на глас.",
        "Избери най-силния ред и го препиши на малко картонче за сака.",
        "Всеки месец добавяй по един ред, дори когато малко неща се получават."
      ],
      "questions": ["Кой ред беше забравил?", "Кога ще ти се иска да прочетеш картончето?"]
    }
  }
}
$json$);
