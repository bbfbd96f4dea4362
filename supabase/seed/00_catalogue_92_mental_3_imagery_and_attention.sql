-- Mental exercises: pictures in the head, and where the eyes and the thoughts go.

select private.import_mental_exercise($json$
{
  "slug": "feel-the-kit", "skill": "imagery", "occasion": "any_time", "ages": [9, 19], "level": 2, "minutes": 8,
  "source": "Holmes, P. S. & Collins, D. J. (2001): The PETTLEP approach to motor imagery. Journal of Applied Sport Psychology 13, 60–83.",
  "practice": {"kind": "steps", "seconds": [30, 45, 60, 90, 60, 60]},
  "texts": {
    "en": {
      "title": "Imagine in your boots",
      "aim": "Imagine a movement so really that the body takes part.",
      "steps": [
        "Put on your boots or kit and take the ball. Stand as you stand in the game.",
        "Close your eyes: feel the sole, the laces, the weight of the ball in your hands.",
        "Look at the place where it happens. Who stands where? How light is it, how wet is the ground?",
        "Carry out one action in real speed: a first touch and a pass. Five times, with a breath in between.",
        "Let the body move along a little, as if the muscles whispered.",
        "Open your eyes and do the action twice with the real ball."
      ],
      "questions": ["Which sense was the strongest?", "What was different between the picture and the real ball?"]
    },
    "de": {
      "title": "Vorstellen in Fußballschuhen",
      "aim": "Sich eine Bewegung so echt vorstellen, dass der Körper mitmacht.",
      "steps": [
        "Zieh Schuhe oder Trikot an und nimm den Ball. Steh so, wie du im Spiel stehst.",
        "Augen zu: Spür die Sohle, die Schnürsenkel, das Gewicht des Balls in den Händen.",
        "Schau dir den Ort an. Wer steht wo? Wie hell ist es, wie nass ist der Boden?",
        "Führ eine Aktion in echtem Tempo aus: Annahme und Pass. Fünfmal, dazwischen ein Atemzug.",
        "Lass den Körper ein wenig mitgehen, als würden die Muskeln flüstern.",
        "Augen auf, und die Aktion zweimal mit dem richtigen Ball machen."
      ],
      "questions": ["Welcher Sinn war am stärksten?", "Was war anders zwischen Bild und richtigem Ball?"]
    },
    "bg": {
      "title": "Представяне с обути бутонки",
      "aim": "Да си представиш движение толкова истински, че и тялото да участва.",
      "steps": [
        "Обуй бутонките или облечи екипа и вземи топката. Застани така, както стоиш в игра.",
        "Затвори очи: усети подметката, връзките, тежестта на топката в ръцете.",
        "Огледай мястото. Кой къде стои? Колко е светло, мокра ли е земята?",
        "Изпълни едно действие с истинска скорост: приемане и пас. Пет пъти, с по едно вдишване между тях.",
        "Остави тялото да се движи мъничко, сякаш мускулите шепнат.",
        "Отвори очи и направи действието два пъти с истинската топка."
      ],
      "questions": ["Кое сетиво беше най-силно?", "Каква беше разликата между картината и истинската топка?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-place-of-strength", "skill": "imagery", "occasion": "before_match", "ages": [7, 15], "level": 1, "minutes": 5,
  "source": "Driskell, J. E., Copper, C. & Moran, A. (1994): Does mental practice enhance performance? Journal of Applied Psychology 79, 481–492.",
  "practice": {"kind": "steps", "seconds": [30, 60, 60, 60, 30]},
  "texts": {
    "en": {
      "title": "My best moment",
      "aim": "Bring back a good feeling and take it along to the pitch.",
      "steps": [
        "Sit or stand comfortably and breathe out slowly.",
        "Look for a football moment in which you felt big: a pass, a save, a joke with the team.",
        "What did you see and hear? Make the picture a bit brighter and the sounds a bit clearer.",
        "How did your chest, your legs, your face feel? Let that feeling grow.",
        "Make a fist and keep the feeling in it. Open your eyes: it comes with you."
      ],
      "questions": ["Which moment did you choose?", "Did the fist help you today?"]
    },
    "de": {
      "title": "Mein bester Moment",
      "aim": "Ein gutes Gefühl zurückholen und auf den Platz mitnehmen.",
      "steps": [
        "Sitz oder steh bequem und atme langsam aus.",
        "Such einen Fußballmoment, in dem du dich groß gefühlt hast: ein Pass, eine Parade, ein Lachen mit dem Team.",
        "Was hast du gesehen und gehört? Mach das Bild etwas heller und die Töne etwas deutlicher.",
        "Wie haben sich Brust, Beine und Gesicht angefühlt? Lass das Gefühl wachsen.",
        "Mach eine Faust und halte das Gefühl darin fest. Augen auf: Es kommt mit."
      ],
      "questions": ["Welchen Moment hast du gewählt?", "Hat dir die Faust heute geholfen?"]
    },
    "bg": {
      "title": "Най-хубавият ми миг",
      "aim": "Да върнеш едно добро чувство и да го вземеш на терена.",
      "steps": [
        "Седни или застани удобно и издишай бавно.",
        "Потърси футболен миг, в който си се чувствал голям: пас, спасяване, смях с отбора.",
        "Какво виждаше и чуваше? Направи картината малко по-ярка и звуците малко по-ясни.",
        "Какво усещаха гърдите, краката, лицето ти? Остави чувството да порасне.",
        "Свий юмрук и го задръж вътре. Отвори очи: то идва с теб."
      ],
      "questions": ["Кой миг избра?", "Помогна ли ти юмрукът днес?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "watch-and-copy", "skill": "imagery", "occasion": "any_time", "ages": [9, 17], "level": 2, "minutes": 10,
  "source": "Bandura, A. (1977): Self-efficacy. Toward a unifying theory of behavioral change. Psychological Review 84, 191–215.",
  "practice": {"kind": "steps", "seconds": [90, 90, 120, 60, 180]},
  "texts": {
    "en": {
      "title": "Watch, store, copy",
      "aim": "Learn a movement from somebody else with the eyes.",
      "steps": [
        "Choose a short clip or ask a team mate to show you one movement three times.",
        "Watch only the feet once, only the hips once, then only the eyes.",
        "Close your eyes and replay it, first with that player, then with you in the same shirt.",
        "Say in one sentence what the secret is.",
        "Do it slowly without a ball, then with one. Look at the clip again and compare one thing."
      ],
      "questions": ["What did you only see at the second look?", "What is your own version of it?"]
    },
    "de": {
      "title": "Anschauen, speichern, nachmachen",
      "aim": "Eine Bewegung mit den Augen von jemand anderem lernen.",
      "steps": [
        "Such ein kurzes Video aus oder bitte jemanden aus dem Team, dir eine Bewegung dreimal zu zeigen.",
        "Schau einmal nur auf die Füße, einmal nur auf die Hüfte, dann nur auf die Augen.",
        "Augen zu und noch einmal abspielen, erst mit dieser Person, dann mit dir im selben Trikot.",
        "Sag in einem Satz, was das Geheimnis ist.",
        "Mach es langsam ohne Ball, dann mit. Schau das Video wieder an und vergleich eine Sache."
      ],
      "questions": ["Was hast du erst beim zweiten Hinsehen bemerkt?", "Wie sieht deine eigene Version aus?"]
    },
    "bg": {
      "title": "Гледай, запомни, повтори",
      "aim": "Да научиш движение от друг само с очи.",
      "steps": [
        "Избери кратко видео или помоли съотборник да ти покаже едно движение три пъти.",
        "Веднъж гледай само краката, веднъж само таза, после само очите.",
        "Затвори очи и го пусни пак, първо с този играч, после със себе си в същата фланелка.",
        "Кажи с едно изречение каква е тайната.",
        "Направи го бавно без топка, после с топка. Погледни пак видеото и сравни едно нещо."
      ],
      "questions": ["Какво забеляза едва втория път?", "Как изглежда твоят вариант?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "healing-time-training", "skill": "imagery", "occasion": "any_time", "ages": [11, 19], "level": 3, "minutes": 10,
  "source": "Driskell, J. E., Copper, C. & Moran, A. (1994): Does mental practice enhance performance? Journal of Applied Psychology 79, 481–492.",
  "practice": {"kind": "steps", "seconds": [60, 90, 180, 120, 60]},
  "texts": {
    "en": {
      "title": "Training while I cannot play",
      "aim": "Stay a footballer in your head while you are ill or hurt.",
      "steps": [
        "Lie or sit comfortably. Whatever hurts may rest: this training needs only your head.",
        "Walk through the gate of your club. Greet three people, smell the grass or the hall.",
        "Join a drill that you know well. Do it eight times calmly, with clean touches.",
        "Stand beside the pitch in your picture and call one helpful word to a team mate.",
        "Say goodbye, open your eyes and write a message to somebody from the team."
      ],
      "questions": ["What does your team do that you look forward to?", "Whom could you visit or call this week?"]
    },
    "de": {
      "title": "Training, solange ich nicht spielen kann",
      "aim": "Im Kopf Fußball spielen, während du krank oder verletzt bist.",
      "steps": [
        "Lieg oder sitz bequem. Was wehtut, darf ausruhen: Dieses Training braucht nur den Kopf.",
        "Geh durch das Tor deines Vereins. Grüß drei Leute, riech den Rasen oder die Halle.",
        "Mach bei einer Übung mit, die du gut kennst. Achtmal in Ruhe, mit sauberen Kontakten.",
        "Steh in deinem Bild neben dem Platz und ruf jemandem aus dem Team ein hilfreiches Wort zu.",
        "Verabschiede dich, öffne die Augen und schreib jemandem aus dem Team eine Nachricht."
      ],
      "questions": ["Worauf freust du dich, wenn du wieder dabei bist?", "Wen könntest du diese Woche besuchen oder anrufen?"]
    },
    "bg": {
      "title": "Тренировка, докато не мога да играя",
      "aim": "Да останеш футболист в главата си, докато боледуваш или си контузен.",
      "steps": [
        "Легни или седни удобно. Което боли, нека почива: за тази тренировка е нужна само главата.",
        "Мини през портала на клуба. Поздрави трима души, усети мириса на тревата или на залата.",
        "Включи се в упражнение, което знаеш добре. Осем пъти, спокойно, с чисти докосвания.",
        "Застани в картината до терена и извикай на съотборник една полезна дума.",
        "Сбогувай се, отвори очи и напиши съобщение на някого от отбора."
      ],
      "questions": ["На какво се радваш, когато се върнеш?", "Кого можеш да посетиш или да потърсиш тази седмица?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "plan-b-film", "skill": "imagery", "occasion": "before_match", "ages": [12, 19], "level": 4, "minutes": 8,
  "source": "Fletcher, D. & Sarkar, M. (2012): A grounded theory of psychological resilience in Olympic champions. Psychology of Sport and Exercise 13, 669–678.",
  "practice": {"kind": "steps", "seconds": [60, 90, 90, 120, 60]},
  "texts": {
    "en": {
      "title": "The film with a hitch",
      "aim": "See yourself cope when things do not go to plan.",
      "steps": [
        "Breathe out and begin the match film as usual, with your first good action.",
        "Now something goes wrong: we concede an early goal, the referee decides against you, it pours.",
        "Feel the first annoyance. It may be there. See what your shoulders do.",
        "Let the film run on: you breathe out, call somebody's name and do your next simple task well.",
        "End with a picture of the whole team working together."
      ],
      "questions": ["Which hitch was the hardest to picture?", "What was your first simple task?"]
    },
    "de": {
      "title": "Der Film mit Panne",
      "aim": "Sehen, wie du zurechtkommst, wenn es anders läuft als geplant.",
      "steps": [
        "Atme aus und beginn den Spielfilm wie gewohnt mit deiner ersten guten Aktion.",
        "Jetzt geht etwas schief: ein frühes Gegentor, eine Entscheidung gegen dich, Dauerregen.",
        "Spür den ersten Ärger. Er darf da sein. Schau, was deine Schultern machen.",
        "Lass den Film weiterlaufen: Du atmest aus, rufst einen Namen und erledigst deine nächste einfache Aufgabe gut.",
        "Am Ende steht ein Bild der ganzen Mannschaft, die zusammenarbeitet."
      ],
      "questions": ["Welche Panne war am schwersten vorzustellen?", "Was war deine erste einfache Aufgabe?"]
    },
    "bg": {
      "title": "Филмът с изненада",
      "aim": "Да видиш как се справяш, когато не върви по план.",
      "steps": [
        "Издишай и започни филма за мача както обикновено, с първото си добро действие.",
        "Сега нещо се обърква: ранен гол в нашата врата, решение срещу теб, пороен дъжд.",
        "Усети първия яд. Той може да е тук. Виж какво правят раменете ти.",
        "Нека филмът продължи: издишваш, извикваш нечие име и изпълняваш добре следващата си проста задача.",
        "Завърши с картина на целия отбор, който работи заедно."
      ],
      "questions": ["Коя изненада ти беше най-трудно да си представиш?", "Коя беше първата ти проста задача?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "look-over-the-shoulder-count", "skill": "attention", "occasion": "during_match", "ages": [10, 19], "level": 3, "minutes": 10,
  "source": "Jordet, G. et al. (2020): Scanning, contextual factors, and association with performance in English Premier League footballers. Frontiers in Psychology 11, 553813.",
  "texts": {
    "en": {
      "title": "Count your looks",
      "aim": "Look round more often before the ball comes to you.",
      "steps": [
        "Choose a phase of five minutes in training or in the match.",
        "Whenever the ball travels between others, look over one shoulder, then the other.",
        "Store one thing with each look: free space, an opponent, a runner.",
        "When you receive, notice whether you already knew what came next.",
        "Afterwards guess how many of your receptions began with a look, in ten."
      ],
      "questions": ["What did you see that changed your next touch?", "In which position do you forget to look?"]
    },
    "de": {
      "title": "Zähl deine Blicke",
      "aim": "Öfter umschauen, bevor der Ball zu dir kommt.",
      "steps": [
        "Nimm dir eine Phase von fünf Minuten im Training oder im Spiel vor.",
        "Immer wenn der Ball zwischen anderen unterwegs ist, schau erst über die eine, dann über die andere Schulter.",
        "Merk dir bei jedem Blick eine Sache: freien Raum, einen Gegner, jemanden, der startet.",
        "Achte bei der Annahme darauf, ob du schon wusstest, was als Nächstes kommt.",
        "Schätz danach: Wie viele von zehn Annahmen begannen mit einem Blick?"
      ],
      "questions": ["Was hast du gesehen, das deinen nächsten Kontakt verändert hat?", "Auf welcher Position vergisst du das Schauen?"]
    },
    "bg": {
      "title": "Брой погледите си",
      "aim": "Да се оглеждаш по-често, преди топката да дойде при теб.",
      "steps": [
        "Избери пет минути от тренировката или мача.",
        "Щом топката пътува между другите, погледни през едното рамо, после през другото.",
        "При всеки поглед запомняй по едно нещо: празно място, противник, някой, който тръгва.",
        "Когато получиш топката, забележи дали вече знаеше какво следва.",
        "След това прецени: колко от десет приемания започнаха с поглед?"
      ],
      "questions": ["Какво видя, което промени следващото ти докосване?", "На кой пост забравяш да гледаш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "quiet-eye", "skill": "attention", "occasion": "before_training", "ages": [10, 19], "level": 3, "minutes": 8,
  "source": "Vickers, J. N. (2007): Perception, cognition, and decision training. The quiet eye in action. Human Kinetics, Champaign.",
  "texts": {
    "en": {
      "title": "The quiet eye",
      "aim": "Let the gaze rest on one point before a shot or a penalty.",
      "steps": [
        "Put the ball down and choose a point in the goal as small as an apple.",
        "Look at the point, look at the ball, look at the point again. Let your gaze rest there while you breathe out.",
        "Now let it rest on the back of the ball for as long as it takes to say 'twenty-one'.",
        "Run up and shoot, and look at the place where the ball was a moment longer.",
        "Ten shots. After each one show with your fingers how quiet the eye was, from one to five."
      ],
      "questions": ["Were the quiet shots also the better ones?", "What made your eyes hurry?"]
    },
    "de": {
      "title": "Das ruhige Auge",
      "aim": "Den Blick vor Schuss oder Elfmeter auf einem Punkt ruhen lassen.",
      "steps": [
        "Leg den Ball hin und wähl im Tor einen Punkt, so klein wie ein Apfel.",
        "Schau auf den Punkt, auf den Ball und wieder auf den Punkt. Lass den Blick dort ruhen, während du ausatmest.",
        "Dann ruht er auf der Rückseite des Balls, so lange du „einundzwanzig“ sagst.",
        "Anlaufen, schießen und noch einen Moment dorthin schauen, wo der Ball lag.",
        "Zehn Schüsse. Zeig nach jedem mit den Fingern, wie ruhig das Auge war, von eins bis fünf."
      ],
      "questions": ["Waren die ruhigen Schüsse auch die besseren?", "Wann hatten es deine Augen eilig?"]
    },
    "bg": {
      "title": "Спокойното око",
      "aim": "Да задържиш поглед в една точка преди удар или дузпа.",
      "steps": [
        "Постави топката и избери във вратата точка, малка колкото ябълка.",
        "Погледни точката, после топката, после пак точката. Остави погледа си там, докато издишаш.",
        "След това го задръж върху задната част на топката, колкото да кажеш „двадесет и едно“.",
        "Засили се, удари и гледай още миг мястото, където беше топката.",
        "Десет удара. След всеки покажи с пръсти колко спокойно беше окото, от едно до пет."
      ],
      "questions": ["Спокойните удари бяха ли и по-добрите?", "Кога очите ти бързаха?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "five-four-three", "skill": "attention", "occasion": "before_match", "ages": [6, 13], "level": 1, "minutes": 4,
  "source": "Gardner, F. L. & Moore, Z. E. (2004): A mindfulness-acceptance-commitment-based approach to athletic performance enhancement. Behavior Therapy 35, 707–723.",
  "practice": {"kind": "steps", "seconds": [50, 40, 30, 30, 20]},
  "texts": {
    "en": {
      "title": "Five, four, three, two, one",
      "aim": "Arrive here and now with all your senses.",
      "steps": [
        "Look round and name five things you can see. Say them quietly.",
        "Name four things you can feel: the shirt, the grass, the wind, your hair.",
        "Listen: name three sounds, one near and one far away.",
        "Breathe in twice and notice what it smells like.",
        "Say one word for how you are right now. Any word is fine."
      ],
      "questions": ["Which of your senses noticed something new?", "Which word did you say?"]
    },
    "de": {
      "title": "Fünf, vier, drei, zwei, eins",
      "aim": "Mit allen Sinnen hier und jetzt ankommen.",
      "steps": [
        "Schau dich um und nenn leise fünf Dinge, die du siehst.",
        "Nenn vier Dinge, die du spürst: das Trikot, den Rasen, den Wind, deine Haare.",
        "Hör hin: Nenn drei Geräusche, ein nahes und ein weit entferntes sind dabei.",
        "Atme zweimal ein und merk, wie es riecht.",
        "Sag ein Wort dafür, wie es dir gerade geht. Jedes Wort ist in Ordnung."
      ],
      "questions": ["Welcher deiner Sinne hat etwas Neues bemerkt?", "Welches Wort hast du gesagt?"]
    },
    "bg": {
      "title": "Пет, четири, три, две, едно",
      "aim": "Да си тук и сега с всичките си сетива.",
      "steps": [
        "Огледай се и назови тихо пет неща, които виждаш.",
        "Назови четири неща, които усещаш: фланелката, тревата, вятъра, косата си.",
        "Ослушай се: назови три звука, един близък и един далечен сред тях.",
        "Вдишай два пъти и усети на какво мирише.",
        "Кажи една дума за това как си в момента. Всяка дума е добра."
      ],
      "questions": ["Кое сетиво забеляза нещо ново?", "Коя дума каза?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "sounds-on-and-off", "skill": "attention", "occasion": "during_match", "ages": [9, 17], "level": 2, "minutes": 8,
  "source": "Nideffer, R. M. (1976): Test of attentional and interpersonal style. Journal of Personality and Social Psychology 34, 394–404.",
  "texts": {
    "en": {
      "title": "The volume knob",
      "aim": "Turn helpful voices up and others down.",
      "steps": [
        "Ask somebody to turn on a radio or talk while you juggle or pass against a wall.",
        "First listen to the radio: what happens to your touches?",
        "Then turn the knob in your head: the radio goes down, the sound of the ball goes up.",
        "Let the person call a word now and then. Only your own name gets through, the rest floats past.",
        "In the match choose beforehand whose voices count: the keeper, the neighbour, the coach."
      ],
      "questions": ["Which sound was hardest to turn down?", "Whose voice helps you on the pitch?"]
    },
    "de": {
      "title": "Der Lautstärkeregler",
      "aim": "Hilfreiche Stimmen lauter und andere leiser drehen.",
      "steps": [
        "Bitte jemanden, ein Radio anzumachen oder zu reden, während du jonglierst oder an die Wand passt.",
        "Hör erst auf das Radio: Was passiert mit deinen Kontakten?",
        "Dann dreh im Kopf am Regler: Das Radio wird leiser, das Geräusch des Balls lauter.",
        "Zwischendurch wird ein Wort gerufen. Nur dein eigener Name kommt durch, der Rest zieht vorbei.",
        "Leg vor dem Spiel fest, welche Stimmen zählen: Tor, Nachbarposition, Trainerbank."
      ],
      "questions": ["Welches Geräusch war am schwersten leiser zu drehen?", "Wessen Stimme hilft dir auf dem Platz?"]
    },
    "bg": {
      "title": "Копчето за звука",
      "aim": "Да усилваш полезните гласове и да намаляваш другите.",
      "steps": [
        "Помоли някого да пусне радио или да говори, докато жонглираш или подаваш в стената.",
        "Първо слушай радиото: какво става с докосванията ти?",
        "После завърти копчето в главата си: радиото става по-тихо, звукът на топката по-силен.",
        "От време на време някой извиква дума. Само твоето име минава, останалото отплува.",
        "Преди мача реши чии гласове са важни: вратарят, съседът по пост, треньорът."
      ],
      "questions": ["Кой звук беше най-труден за намаляване?", "Чий глас ти помага на терена?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "one-minute-with-the-ball", "skill": "attention", "occasion": "any_time", "ages": [6, 12], "level": 1, "minutes": 4,
  "source": "Kabat-Zinn, J. (1990): Full catastrophe living. Delacorte, New York.",
  "practice": {"kind": "steps", "seconds": [30, 40, 40, 40, 30]},
  "texts": {
    "en": {
      "title": "One minute with the ball",
      "aim": "Look at something you know as if for the first time.",
      "steps": [
        "Sit down with your ball on your lap.",
        "Look at it like a researcher: how many colours, how many scratches, where is the valve?",
        "Close your eyes and let your fingers walk along the seams.",
        "Hold it to your ear and tap it softly. What does it sound like?",
        "If your thoughts wander off, say 'hello, thought' and come back to the ball."
      ],
      "questions": ["What did you discover on your ball?", "How often did you come back?"]
    },
    "de": {
      "title": "Eine Minute mit dem Ball",
      "aim": "Etwas Bekanntes anschauen, als wäre es das erste Mal.",
      "steps": [
        "Setz dich hin, der Ball liegt auf deinem Schoß.",
        "Schau ihn an wie eine Forscherin oder ein Forscher: Wie viele Farben, wie viele Kratzer, wo ist das Ventil?",
        "Schließ die Augen und lass die Finger an den Nähten entlangwandern.",
        "Halt ihn ans Ohr und klopf leise darauf. Wie klingt er?",
        "Laufen deine Gedanken weg, sag „Hallo, Gedanke“ und komm zum Ball zurück."
      ],
      "questions": ["Was hast du an deinem Ball entdeckt?", "Wie oft bist du zurückgekommen?"]
    },
    "bg": {
      "title": "Една минута с топката",
      "aim": "Да гледаш познато нещо, сякаш е за пръв път.",
      "steps": [
        "Седни с топката в скута.",
        "Разглеждай я като изследовател: колко цвята има, колко драскотини, къде е вентилът?",
        "Затвори очи и остави пръстите да вървят по шевовете.",
        "Доближи я до ухото и почукай леко. Как звучи?",
        "Избягат ли мислите, кажи „здравей, мисъл“ и се върни при топката."
      ],
      "questions": ["Какво откри по топката си?", "Колко пъти се върна?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "aim-outside", "skill": "attention", "occasion": "before_training", "ages": [10, 19], "level": 2, "minutes": 10,
  "source": "Wulf, G. (2013): Attentional focus and motor learning. A review of 15 years. International Review of Sport and Exercise Psychology 6, 77–104.",
  "texts": {
    "en": {
      "title": "Where the ball shall go",
      "aim": "Think of the effect, not of your foot, and compare.",
      "steps": [
        "Take ten balls or ten tries and a target: a cone, a chalk mark, a bottle.",
        "First three tries: think only of your foot, how it hits the ball.",
        "Next three: think only of the ball, how it flies and where it shall land.",
        "Write down the hits of both. Do the last four tries with the thought that helped more.",
        "Find a short picture for it: 'through the letter box', 'on a rail'."
      ],
      "questions": ["Which thought gave you more hits?", "Which picture do you keep?"]
    },
    "de": {
      "title": "Wohin der Ball soll",
      "aim": "An die Wirkung denken statt an den Fuß und vergleichen.",
      "steps": [
        "Nimm dir zehn Versuche und ein Ziel: ein Hütchen, ein Kreidezeichen, eine Flasche.",
        "Bei den ersten drei denkst du nur an deinen Fuß und wie er den Ball trifft.",
        "Bei den nächsten drei denkst du nur an den Ball, wie er fliegt und wo er landen soll.",
        "Schreib beide Trefferzahlen auf. Für die letzten vier nimmst du den Gedanken, der mehr geholfen hat.",
        "Finde ein kurzes Bild dafür: „durch den Briefschlitz“, „wie auf Schienen“."
      ],
      "questions": ["Welcher Gedanke hat mehr Treffer gebracht?", "Welches Bild behältst du?"]
    },
    "bg": {
      "title": "Накъде да отиде топката",
      "aim": "Да мислиш за резултата, а не за крака си, и да сравниш.",
      "steps": [
        "Дай си десет опита и цел: конус, знак с тебешир, бутилка.",
        "При първите три мисли само за крака си и как удря топката.",
        "При следващите три мисли само за топката – как лети и къде да падне.",
        "Запиши попаденията и в двата случая. За последните четири вземи мисълта, която помогна повече.",
        "Намери кратка картина за нея: „през процепа на пощенската кутия“, „като по релси“."
      ],
      "questions": ["Коя мисъл донесе повече попадения?", "Коя картина ще запазиш?"]
    }
  }
}
$json$);
