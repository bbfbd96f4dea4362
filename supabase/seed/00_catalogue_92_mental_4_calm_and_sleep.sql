-- Mental exercises: becoming calm, gathering energy, sleeping well. No treatment: whoever cannot settle for long needs a person to talk to.

select private.import_mental_exercise($json$
{
  "slug": "four-in-six-out", "skill": "relaxation", "occasion": "before_match", "ages": [8, 19], "level": 1, "minutes": 3,
  "source": "Laborde, S. et al. (2022): Effects of voluntary slow breathing on heart rate and heart rate variability. A systematic review and a meta-analysis. Neuroscience & Biobehavioral Reviews 138, 104711.",
  "practice": {"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 15},
  "texts": {
    "en": {
      "title": "Four in, six out",
      "aim": "Find a slow rhythm that makes you steady.",
      "steps": [
        "Sit with both feet on the ground, shoulders loose.",
        "Breathe in through the nose while you count to four, so that the belly grows.",
        "Breathe out softly while you count to six, as if through a straw.",
        "Stay with it for fifteen breaths. If you get dizzy, breathe in your own way again.",
        "Open your fists, look round and stand up slowly."
      ],
      "questions": ["At which breath did it become calmer?", "Where will you do it next time?"]
    },
    "de": {
      "title": "Vier ein, sechs aus",
      "aim": "Einen langsamen Rhythmus finden, der dich ruhig macht.",
      "steps": [
        "Sitz mit beiden Füßen am Boden, die Schultern sind locker.",
        "Atme durch die Nase ein und zähl bis vier, der Bauch wird größer.",
        "Atme weich aus und zähl bis sechs, wie durch einen Strohhalm.",
        "Bleib fünfzehn Atemzüge dabei. Wird dir schwindlig, atme wieder auf deine eigene Art.",
        "Öffne die Hände, schau dich um und steh langsam auf."
      ],
      "questions": ["Beim wievielten Atemzug wurde es ruhiger?", "Wo machst du es das nächste Mal?"]
    },
    "bg": {
      "title": "Четири навътре, шест навън",
      "aim": "Да намериш бавен ритъм, който те успокоява.",
      "steps": [
        "Седни с двете стъпала на пода и отпуснати рамене.",
        "Вдишай през носа и брой до четири, коремът се издува.",
        "Издишай меко и брой до шест, сякаш през сламка.",
        "Направи петнадесет вдишвания. Ако ти се завие свят, дишай пак както ти е удобно.",
        "Отвори длани, огледай се и стани бавно."
      ],
      "questions": ["На кое вдишване стана по-спокойно?", "Къде ще го направиш следващия път?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "smell-the-flower", "skill": "relaxation", "occasion": "any_time", "ages": [6, 9], "level": 1, "minutes": 3,
  "source": "Zaccaro, A. et al. (2018): How breath-control can change your life. A systematic review on psycho-physiological correlates of slow breathing. Frontiers in Human Neuroscience 12, 353.",
  "practice": {"kind": "breathing", "in": 3, "hold": 0, "out": 5, "rest": 0, "rounds": 10},
  "texts": {
    "en": {
      "title": "The flower and the candle",
      "aim": "Breathe slowly with two pictures in your hands.",
      "steps": [
        "Hold up your left fist: that is a flower. Your right thumb is a candle.",
        "Smell the flower for as long as you count to three.",
        "Blow at the candle so softly that it only flickers, and count to five.",
        "Ten flowers, ten candles. Somebody may do it with you.",
        "At the end blow the candle out and laugh."
      ],
      "questions": ["What does your flower smell of?", "When could you do with a candle in football?"]
    },
    "de": {
      "title": "Blume und Kerze",
      "aim": "Mit zwei Bildern in den Händen langsam atmen.",
      "steps": [
        "Halt die linke Faust hoch: Das ist eine Blume. Dein rechter Daumen ist eine Kerze.",
        "Riech an der Blume und zähl dabei bis drei.",
        "Puste die Kerze so sanft an, dass sie nur flackert, und zähl bis fünf.",
        "Zehn Blumen, zehn Kerzen. Jemand darf mitmachen.",
        "Zum Schluss pustest du die Kerze aus und lachst."
      ],
      "questions": ["Wonach riecht deine Blume?", "Wann könntest du beim Fußball eine Kerze brauchen?"]
    },
    "bg": {
      "title": "Цветето и свещта",
      "aim": "Да дишаш бавно с две картини в ръцете.",
      "steps": [
        "Вдигни левия юмрук: това е цвете. Десният ти палец е свещ.",
        "Помириши цветето, докато броиш до три.",
        "Духай към свещта толкова леко, че само да трепти, и брой до пет.",
        "Десет цветя, десет свещи. Някой може да прави същото с теб.",
        "Накрая духни свещта докрай и се засмей."
      ],
      "questions": ["На какво мирише твоето цвете?", "Кога във футбола ще ти е нужна свещ?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "double-breath-sigh", "skill": "relaxation", "occasion": "during_match", "ages": [11, 19], "level": 2, "minutes": 3,
  "source": "Balban, M. Y. et al. (2023): Brief structured respiration practices enhance mood and reduce physiological arousal. Cell Reports Medicine 4, 100895.",
  "practice": {"kind": "breathing", "in": 3, "hold": 0, "out": 7, "rest": 1, "rounds": 12},
  "texts": {
    "en": {
      "title": "The long sigh",
      "aim": "Let off steam when the game stands still.",
      "steps": [
        "Throw-in on the far side, injury, half-time: the game waits, you have some seconds.",
        "Breathe in through the nose, and at the top take one more small sip of air.",
        "Sigh it all out through the mouth, long and without pressing.",
        "In the match one to three sighs are enough. At home practise twelve, so that the body knows them.",
        "With the last sigh drop your shoulders and look for your next task."
      ],
      "questions": ["In which moment of the match is there time for it?", "What did your shoulders do?"]
    },
    "de": {
      "title": "Der lange Seufzer",
      "aim": "Dampf ablassen, wenn das Spiel ruht.",
      "steps": [
        "Einwurf weit weg, Verletzung, Halbzeit: Das Spiel wartet, du hast ein paar Sekunden.",
        "Atme durch die Nase ein und nimm oben noch einen kleinen Schluck Luft dazu.",
        "Seufze alles durch den Mund hinaus, lang und ohne zu pressen.",
        "Im Spiel reichen ein bis drei Seufzer. Zu Hause übst du zwölf, damit der Körper sie kennt.",
        "Mit dem letzten lässt du die Schultern fallen und suchst deine nächste Aufgabe."
      ],
      "questions": ["In welchem Moment des Spiels ist Zeit dafür?", "Was haben deine Schultern gemacht?"]
    },
    "bg": {
      "title": "Дългата въздишка",
      "aim": "Да изпуснеш парата, когато играта е спряла.",
      "steps": [
        "Тъч в другия край, контузия, почивка: играта чака, имаш няколко секунди.",
        "Вдишай през носа и накрая поеми още една малка глътка въздух.",
        "Въздъхни всичко навън през устата, дълго и без напъване.",
        "В мача стигат от една до три въздишки. Вкъщи упражнявай дванадесет, за да ги познава тялото.",
        "С последната отпусни раменете и потърси следващата си задача."
      ],
      "questions": ["В кой момент от мача има време за това?", "Какво направиха раменете ти?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "spaghetti-and-robot", "skill": "relaxation", "occasion": "before_training", "ages": [6, 10], "level": 1, "minutes": 5,
  "source": "Jacobson, E. (1938): Progressive relaxation. 2nd edition. University of Chicago Press.",
  "practice": {"kind": "steps", "seconds": [40, 40, 60, 60, 40]},
  "texts": {
    "en": {
      "title": "Robot and spaghetti",
      "aim": "Feel what is tense and what is soft in the body.",
      "steps": [
        "Be a robot: everything is hard and stiff. Walk five steps like that.",
        "Stop and let everything become soft, like cooked spaghetti.",
        "Only the arms are robot, the face is spaghetti. Then the other way round.",
        "Make only the legs robot, then shake the noodles out of your feet.",
        "Choose: how much robot and how much spaghetti does a good pass need?"
      ],
      "questions": ["What was more fun?", "Where are you often a robot without noticing?"]
    },
    "de": {
      "title": "Roboter und Spaghetti",
      "aim": "Spüren, was im Körper fest und was weich ist.",
      "steps": [
        "Sei ein Roboter: Alles ist hart und steif. Geh so fünf Schritte.",
        "Bleib stehen und lass alles weich werden wie gekochte Spaghetti.",
        "Nur die Arme sind Roboter, das Gesicht ist Spaghetti. Dann umgekehrt.",
        "Nur die Beine sind Roboter, danach schüttelst du die Nudeln aus den Füßen.",
        "Überleg: Wie viel Roboter und wie viel Spaghetti braucht ein guter Pass?"
      ],
      "questions": ["Was hat mehr Spaß gemacht?", "Wo bist du oft Roboter, ohne es zu merken?"]
    },
    "bg": {
      "title": "Робот и спагети",
      "aim": "Да усетиш кое в тялото е стегнато и кое е меко.",
      "steps": [
        "Бъди робот: всичко е твърдо и сковано. Направи така пет крачки.",
        "Спри и остави всичко да омекне като сварени спагети.",
        "Само ръцете са робот, лицето е спагети. После обратното.",
        "Само краката са робот, а после изтърси макароните от ходилата.",
        "Помисли: колко робот и колко спагети трябват за един добър пас?"
      ],
      "questions": ["Кое беше по-забавно?", "Къде често си робот, без да забелязваш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "walk-through-the-body", "skill": "relaxation", "occasion": "evening", "ages": [10, 19], "level": 2, "minutes": 10,
  "source": "Kabat-Zinn, J. (1990): Full catastrophe living. Delacorte, New York.",
  "practice": {"kind": "steps", "seconds": [45, 120, 120, 120, 90, 60]},
  "texts": {
    "en": {
      "title": "A walk through the body",
      "aim": "Visit each part of the body once without changing anything.",
      "steps": [
        "Lie on your back, arms beside you, and let the floor carry you.",
        "Go to the toes, soles and ankles with your attention. Warm, cold, tired? Just notice.",
        "Walk up: calves, knees, thighs. What did they do for you today?",
        "On to the belly, the back, the hands, the shoulders. Let each breath go there.",
        "Visit neck, jaw, eyes and forehead. Nothing has to be held now.",
        "Feel the whole body once as one, then stretch like a cat."
      ],
      "questions": ["Which part has earned a thank-you?", "Where were you surprised?"]
    },
    "de": {
      "title": "Spaziergang durch den Körper",
      "aim": "Jeden Teil des Körpers einmal besuchen, ohne etwas zu ändern.",
      "steps": [
        "Leg dich auf den Rücken, Arme daneben, und lass dich vom Boden tragen.",
        "Geh mit der Aufmerksamkeit zu Zehen, Sohlen und Knöcheln. Warm, kalt, müde? Nur bemerken.",
        "Wandere hinauf: Waden, Knie, Oberschenkel. Was haben sie heute für dich getan?",
        "Weiter zu Bauch, Rücken, Händen und Schultern. Schick jeden Atemzug dorthin.",
        "Besuch Nacken, Kiefer, Augen und Stirn. Nichts muss jetzt gehalten werden.",
        "Spür den ganzen Körper einmal als eins und streck dich dann wie eine Katze."
      ],
      "questions": ["Welcher Teil hat ein Danke verdient?", "Wo warst du überrascht?"]
    },
    "bg": {
      "title": "Разходка из тялото",
      "aim": "Да посетиш всяка част от тялото, без да променяш нищо.",
      "steps": [
        "Легни по гръб с ръце до тялото и остави пода да те носи.",
        "Отиди с вниманието си при пръстите, ходилата и глезените. Топло, студено, уморено? Само забележи.",
        "Тръгни нагоре: прасци, колене, бедра. Какво направиха за теб днес?",
        "Продължи към корема, гърба, дланите, раменете. Прати по едно вдишване към всяко място.",
        "Посети врата, челюстта, очите и челото. Сега нищо не трябва да се държи.",
        "Усети цялото тяло веднъж като едно и се протегни като котка."
      ],
      "questions": ["Коя част заслужи благодарност?", "Къде се изненада?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "wake-up-the-engine", "skill": "relaxation", "occasion": "before_match", "ages": [9, 19], "level": 1, "minutes": 5,
  "source": "Terry, P. C., Karageorghis, C. I., Curran, M. L., Martin, O. V. & Parsons-Smith, R. L. (2020): Effects of music in exercise and sport. A meta-analytic review. Psychological Bulletin 146, 91–117.",
  "texts": {
    "en": {
      "title": "Wake up the engine",
      "aim": "Gather energy when you are too calm or tired.",
      "steps": [
        "Give your energy a figure from one to ten. Which figure do you need for a good start?",
        "Too low? Put on a song that makes your feet move, or hum it.",
        "Pat your arms and legs from the bottom to the top, then shake them quickly.",
        "Ten quick steps on the spot, three jumps, one loud 'Yes!'.",
        "Check the figure again. Too high now? Take two long breaths out."
      ],
      "questions": ["Which figure was good for today's start?", "Which song belongs on your list?"]
    },
    "de": {
      "title": "Den Motor wecken",
      "aim": "Energie sammeln, wenn du zu ruhig oder müde bist.",
      "steps": [
        "Gib deiner Energie eine Zahl von eins bis zehn. Welche Zahl brauchst du für einen guten Start?",
        "Zu niedrig? Mach ein Lied an, bei dem die Füße mitgehen, oder summ es.",
        "Klopf Arme und Beine von unten nach oben ab und schüttle sie schnell aus.",
        "Zehn schnelle Schritte am Ort, drei Sprünge, ein lautes „Ja!“.",
        "Schau wieder auf die Zahl. Jetzt zu hoch? Zweimal lang ausatmen."
      ],
      "questions": ["Welche Zahl war heute gut für den Start?", "Welches Lied gehört auf deine Liste?"]
    },
    "bg": {
      "title": "Събуди двигателя",
      "aim": "Да събереш енергия, когато си твърде спокоен или уморен.",
      "steps": [
        "Дай на енергията си число от едно до десет. Кое число ти трябва за добро начало?",
        "Ниско ли е? Пусни песен, от която краката сами тръгват, или си я тананикай.",
        "Потупай ръцете и краката отдолу нагоре, после бързо ги разтърси.",
        "Десет бързи стъпки на място, три подскока, едно силно „Да!“.",
        "Провери пак числото. Сега е твърде високо? Издишай два пъти дълго."
      ],
      "questions": ["Кое число беше добро за днешното начало?", "Коя песен е за твоя списък?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "how-much-sleep", "skill": "sleep", "occasion": "any_time", "ages": [9, 19], "level": 1, "minutes": 10,
  "source": "Hirshkowitz, M. et al. (2015): National Sleep Foundation's sleep time duration recommendations. Methodology and results summary. Sleep Health 1, 40–43.",
  "texts": {
    "en": {
      "title": "The sleep detective",
      "aim": "Find out how much sleep you get and how you feel with it.",
      "steps": [
        "For one week write down each morning when you went to bed and when you got up.",
        "Beside it draw a face: how awake do you feel an hour after getting up?",
        "Count the hours. School children usually need nine to eleven, young people from fourteen eight to ten.",
        "Compare: which nights had the happiest faces in the morning?",
        "Change one thing next week, for example ten minutes earlier to bed, and watch the faces."
      ],
      "questions": ["After how many hours do you feel best?", "What made the good nights good?"]
    },
    "de": {
      "title": "Schlafdetektiv",
      "aim": "Herausfinden, wie viel du schläfst und wie es dir damit geht.",
      "steps": [
        "Schreib eine Woche lang jeden Morgen auf, wann du ins Bett gegangen und wann du aufgestanden bist.",
        "Zeichne ein Gesicht dazu: Wie wach fühlst du dich eine Stunde nach dem Aufstehen?",
        "Zähl die Stunden. Schulkinder brauchen meist neun bis elf, Jugendliche ab vierzehn acht bis zehn.",
        "Vergleich: Nach welchen Nächten waren die Gesichter am fröhlichsten?",
        "Ändere nächste Woche eine Sache, zum Beispiel zehn Minuten früher ins Bett, und beobachte die Gesichter."
      ],
      "questions": ["Nach wie vielen Stunden geht es dir am besten?", "Was hat die guten Nächte gut gemacht?"]
    },
    "bg": {
      "title": "Детектив на съня",
      "aim": "Да разбереш колко спиш и как се чувстваш от това.",
      "steps": [
        "Една седмица записвай всяка сутрин кога си легнал и кога си станал.",
        "Нарисувай и лице: колко буден се чувстваш един час след ставане?",
        "Преброй часовете. На учениците обикновено им трябват от девет до единадесет, а след четиринадесет години – от осем до десет.",
        "Сравни: след кои нощи лицата са най-весели?",
        "Следващата седмица промени едно нещо, например десет минути по-рано в леглото, и наблюдавай лицата."
      ],
      "questions": ["След колко часа сън се чувстваш най-добре?", "Какво направи добрите нощи добри?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "landing-before-bed", "skill": "sleep", "occasion": "evening", "ages": [6, 14], "level": 1, "minutes": 10,
  "source": "Mindell, J. A., Telofski, L. S., Wiegand, B. & Kurtz, E. S. (2009): A nightly bedtime routine. Impact on sleep in young children and maternal mood. Sleep 32, 599–606.",
  "texts": {
    "en": {
      "title": "Coming in to land",
      "aim": "Do the same few things every evening, so that sleep finds you.",
      "steps": [
        "You are an aeroplane after a long flight. Together with a parent choose four steps of landing.",
        "For example: pack the football bag, wash, brush your teeth, read two pages.",
        "Draw the four steps as pictures and hang them beside your bed.",
        "The phone and the tablet have their own hangar: they spend the night outside your room.",
        "Light out. Say one thing from today that was nice and close your eyes."
      ],
      "questions": ["Which step of landing do you like best?", "How did you feel this morning?"]
    },
    "de": {
      "title": "Landeanflug ins Bett",
      "aim": "Jeden Abend dieselben paar Dinge tun, damit der Schlaf dich findet.",
      "steps": [
        "Du bist ein Flugzeug nach einem langen Flug. Such mit Mama, Papa oder jemand anderem vier Landeschritte aus.",
        "Zum Beispiel: Fußballtasche packen, waschen, Zähne putzen, zwei Seiten lesen.",
        "Mal die vier Schritte als Bilder und häng sie neben dein Bett.",
        "Handy und Tablet haben ihren eigenen Hangar: Sie übernachten außerhalb deines Zimmers.",
        "Licht aus. Sag eine Sache von heute, die schön war, und schließ die Augen."
      ],
      "questions": ["Welchen Landeschritt magst du am liebsten?", "Wie ging es dir heute Morgen?"]
    },
    "bg": {
      "title": "Кацане в леглото",
      "aim": "Да правиш всяка вечер едни и същи няколко неща, за да те намери сънят.",
      "steps": [
        "Ти си самолет след дълъг полет. Избери заедно с мама, татко или друг близък четири стъпки за кацане.",
        "Например: събираш футболния сак, миеш се, миеш зъби, четеш две страници.",
        "Нарисувай четирите стъпки и ги закачи до леглото.",
        "Телефонът и таблетът си имат собствен хангар: те нощуват извън стаята ти.",
        "Лампата гасне. Кажи едно хубаво нещо от днес и затвори очи."
      ],
      "questions": ["Коя стъпка от кацането ти харесва най-много?", "Как се чувстваше тази сутрин?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "park-tomorrow", "skill": "sleep", "occasion": "evening", "ages": [11, 19], "level": 1, "minutes": 8,
  "source": "Scullin, M. K. et al. (2018): The effects of bedtime writing on difficulty falling asleep. Journal of Experimental Psychology: General 147, 139–146.",
  "texts": {
    "en": {
      "title": "Park tomorrow on paper",
      "aim": "Clear your head of everything that waits for tomorrow.",
      "steps": [
        "Take paper and pen, not the phone. Sit on the edge of your bed.",
        "For five minutes write what has to be done in the next days: homework, bag, message, training.",
        "Make it as exact as you can: 'Socks into the bag after breakfast'.",
        "Draw a line under it. It is parked: the paper remembers it for you.",
        "Lay it away from the bed, lie down and breathe out three times."
      ],
      "questions": ["Which thought was no longer needed after you had written it?", "How long did it feel until you slept?"]
    },
    "de": {
      "title": "Das Morgen parken",
      "aim": "Den Kopf von allem befreien, was morgen ansteht.",
      "steps": [
        "Nimm Papier und Stift, nicht das Handy. Setz dich auf die Bettkante.",
        "Schreib fünf Minuten lang auf, was in den nächsten Tagen zu tun ist: Hausaufgaben, Tasche, Nachricht, Training.",
        "Schreib es so genau wie möglich: „Stutzen nach dem Frühstück in die Tasche“.",
        "Zieh einen Strich darunter. Es ist geparkt: Das Papier merkt es sich für dich.",
        "Leg es weg vom Bett, leg dich hin und atme dreimal aus."
      ],
      "questions": ["Welcher Gedanke war nach dem Aufschreiben weg?", "Wie lange kam es dir bis zum Einschlafen vor?"]
    },
    "bg": {
      "title": "Паркирай утрешния ден",
      "aim": "Да освободиш главата от всичко, което чака утре.",
      "steps": [
        "Вземи лист и химикалка, не телефона. Седни на ръба на леглото.",
        "Пет минути записвай какво имаш да вършиш в следващите дни: домашни, сак, съобщение, тренировка.",
        "Пиши колкото може по-точно: „Чорапите в сака след закуска“.",
        "Тегли черта отдолу. Паркирано е: листът го помни вместо теб.",
        "Остави го далеч от леглото, легни и издишай три пъти."
      ],
      "questions": ["Коя мисъл си отиде, щом я записа?", "Колко време ти се стори, докато заспа?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "screen-sunset", "skill": "sleep", "occasion": "evening", "ages": [10, 19], "level": 2, "minutes": 5,
  "source": "Chang, A.-M., Aeschbach, D., Duffy, J. F. & Czeisler, C. A. (2015): Evening use of light-emitting eReaders negatively affects sleep, circadian timing, and next-morning alertness. PNAS 112, 1232–1237.",
  "texts": {
    "en": {
      "title": "Sunset for the screens",
      "aim": "Give your eyes and your head an hour of dusk.",
      "steps": [
        "Choose a time for the sunset: an hour before you want to sleep.",
        "Plan what comes instead: juggle socks, stretch, read, tell somebody about the match.",
        "At sunset all screens go to their place, dim the lamps as well.",
        "If you want to know a score, ask for it in the morning: it will still be the same.",
        "Try three evenings and compare them with three evenings as usual."
      ],
      "questions": ["What did you do with the hour?", "Was falling asleep different?"]
    },
    "de": {
      "title": "Sonnenuntergang für Bildschirme",
      "aim": "Augen und Kopf eine Stunde Dämmerung gönnen.",
      "steps": [
        "Leg die Zeit für den Sonnenuntergang fest: eine Stunde, bevor du schlafen willst.",
        "Plane, was stattdessen kommt: Socken jonglieren, dehnen, lesen, jemandem vom Spiel erzählen.",
        "Bei Sonnenuntergang gehen alle Bildschirme an ihren Platz, auch die Lampen werden schwächer.",
        "Willst du ein Ergebnis wissen, frag am Morgen: Es ist dann noch dasselbe.",
        "Probier es drei Abende aus und vergleich sie mit drei gewöhnlichen Abenden."
      ],
      "questions": ["Was hast du mit der Stunde gemacht?", "War das Einschlafen anders?"]
    },
    "bg": {
      "title": "Залез за екраните",
      "aim": "Да подариш на очите и главата си един час здрач.",
      "steps": [
        "Определи кога е залезът: един час, преди да искаш да заспиш.",
        "Реши какво ще има вместо екрана: жонглиране с чорапи, разтягане, четене, разказ за мача.",
        "При залез всички екрани отиват на мястото си, намали и лампите.",
        "Ако искаш да знаеш някой резултат, питай сутринта: той ще е същият.",
        "Опитай три вечери и ги сравни с три обикновени."
      ],
      "questions": ["Какво прави през този час?", "По-различно ли беше заспиването?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "the-calm-stadium", "skill": "sleep", "occasion": "evening", "ages": [7, 19], "level": 1, "minutes": 8,
  "source": "Harvey, A. G. & Payne, S. (2002): The management of unwanted pre-sleep thoughts in insomnia. Distraction with imagery versus general distraction. Behaviour Research and Therapy 40, 267–277.",
  "practice": {"kind": "steps", "seconds": [40, 90, 100, 100, 90]},
  "texts": {
    "en": {
      "title": "The stadium goes to sleep",
      "aim": "Let a calm picture take the place of circling thoughts.",
      "steps": [
        "Lie comfortably. In your picture you sit alone high up in a stadium, wrapped in a warm blanket.",
        "The match was long ago. One after the other the floodlights go out. Watch each one.",
        "The groundsman walks slowly over the pitch. You hear his steps on the grass.",
        "A thought from the day comes? Set it on one of the empty seats. It may stay there.",
        "The last light is the moon. The grass smells cool, and you need do nothing more."
      ],
      "questions": ["Which lamp was the last you remember?", "What did your stadium look like?"]
    },
    "de": {
      "title": "Das Stadion schläft ein",
      "aim": "Ein ruhiges Bild an die Stelle kreisender Gedanken setzen.",
      "steps": [
        "Lieg bequem. In deinem Bild sitzt du allein hoch oben in einem Stadion, in eine warme Decke gewickelt.",
        "Das Spiel ist lange vorbei. Ein Flutlicht nach dem anderen geht aus. Schau jedem zu.",
        "Der Platzwart geht langsam über den Rasen. Du hörst seine Schritte im Gras.",
        "Kommt ein Gedanke vom Tag? Setz ihn auf einen leeren Platz. Dort darf er bleiben.",
        "Das letzte Licht ist der Mond. Das Gras riecht kühl, und du musst nichts mehr tun."
      ],
      "questions": ["Welche Lampe war die letzte, an die du dich erinnerst?", "Wie sah dein Stadion aus?"]
    },
    "bg": {
      "title": "Стадионът заспива",
      "aim": "Да сложиш спокойна картина на мястото на въртящите се мисли.",
      "steps": [
        "Легни удобно. В картината седиш сам високо на трибуната, увит в топло одеяло.",
        "Мачът отдавна е свършил. Прожекторите гаснат един след друг. Проследи всеки.",
        "Човекът, който поддържа терена, върви бавно по тревата. Чуваш стъпките му.",
        "Дошла е мисъл от деня? Настани я на някое празно място. Тя може да остане там.",
        "Последната светлина е луната. Тревата мирише на хладно и не трябва да правиш нищо повече."
      ],
      "questions": ["Кой прожектор помниш последно?", "Как изглеждаше твоят стадион?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "sleep-in-a-hard-week", "skill": "sleep", "occasion": "any_time", "ages": [13, 19], "level": 2, "minutes": 5,
  "source": "Mah, C. D., Mah, K. E., Kezirian, E. J. & Dement, W. C. (2011): The effects of sleep extension on the athletic performance of collegiate basketball players. Sleep 34, 943–950.",
  "texts": {
    "en": {
      "title": "Sleep as part of training",
      "aim": "Plan sleep in a hard week as you plan training.",
      "steps": [
        "Look at the week: on which two days will it be late, because of a match or an exam?",
        "On the evenings before, plan to be in bed half an hour earlier.",
        "After a late evening plan a rest of twenty minutes in the early afternoon, not later.",
        "Tell your family about the plan, so that it is quiet in those minutes.",
        "At the end of the week write one sentence: how did legs and mood feel?"
      ],
      "questions": ["Where did the plan hold?", "What would you do differently before the next big week?"]
    },
    "de": {
      "title": "Schlaf gehört zum Training",
      "aim": "Schlaf in einer anstrengenden Woche so planen wie das Training.",
      "steps": [
        "Schau auf die Woche: An welchen zwei Tagen wird es spät, wegen Spiel oder Prüfung?",
        "Plane für die Abende davor, eine halbe Stunde früher im Bett zu sein.",
        "Nach einem späten Abend planst du am frühen Nachmittag zwanzig Minuten Ruhe, nicht später.",
        "Erzähl deiner Familie vom Plan, damit es in diesen Minuten still ist.",
        "Schreib am Ende der Woche einen Satz: Wie waren Beine und Laune?"
      ],
      "questions": ["Wo hat der Plan gehalten?", "Was machst du vor der nächsten großen Woche anders?"]
    },
    "bg": {
      "title": "Сънят е част от тренировката",
      "aim": "Да планираш съня в тежка седмица така, както планираш тренировките.",
      "steps": [
        "Погледни седмицата: в кои два дни ще стане късно заради мач или контролно?",
        "За вечерите преди тях планирай да си в леглото половин час по-рано.",
        "След късна вечер предвиди двадесет минути почивка в ранния следобед, не по-късно.",
        "Разкажи на семейството си за плана, за да е тихо в тези минути.",
        "В края на седмицата напиши едно изречение: как бяха краката и настроението?"
      ],
      "questions": ["Къде планът издържа?", "Какво ще направиш различно преди следващата голяма седмица?"]
    }
  }
}
$json$);
