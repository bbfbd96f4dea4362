-- Mental exercises: mistakes as part of learning, and being good for each other.

select private.import_mental_exercise($json$
{
  "slug": "mistake-of-the-day", "skill": "mistakes", "occasion": "after_match", "ages": [8, 19], "level": 1, "minutes": 7,
  "source": "Dweck, C. S. (2006): Mindset. The new psychology of success. Random House, New York.",
  "texts": {
    "en": {
      "title": "My favourite mistake",
      "aim": "Look at a mistake with curiosity and take something from it.",
      "steps": [
        "Choose one mistake of today from which there is most to learn: your favourite mistake.",
        "What did you want to achieve? There was a good idea behind it. Name it.",
        "What happened just before: looked too late, too hurried, too far away?",
        "Write one small thing you will try next time in the same situation.",
        "Say 'thank you, mistake', cross it out and keep the small thing."
      ],
      "questions": ["What was the good idea behind the mistake?", "When can you try the small thing?"]
    },
    "de": {
      "title": "Mein Lieblingsfehler",
      "aim": "Einen Fehler neugierig anschauen und etwas mitnehmen.",
      "steps": [
        "Wähl den Fehler von heute, aus dem du am meisten lernen kannst: deinen Lieblingsfehler.",
        "Was wolltest du erreichen? Dahinter steckte eine gute Idee. Nenn sie.",
        "Was war kurz davor: zu spät geschaut, zu hastig, zu weit weg?",
        "Schreib eine kleine Sache auf, die du in derselben Situation beim nächsten Mal probierst.",
        "Sag „Danke, Fehler“, streich ihn durch und behalte die kleine Sache."
      ],
      "questions": ["Welche gute Idee steckte hinter dem Fehler?", "Wann kannst du die kleine Sache ausprobieren?"]
    },
    "bg": {
      "title": "Любимата ми грешка",
      "aim": "Да погледнеш грешката с любопитство и да вземеш нещо от нея.",
      "steps": [
        "Избери днешната грешка, от която можеш да научиш най-много: любимата ти грешка.",
        "Какво искаше да постигнеш? Зад нея стоеше добра идея. Назови я.",
        "Какво стана точно преди това: късен поглед, бързане, голямо разстояние?",
        "Запиши едно малко нещо, което ще опиташ следващия път в същото положение.",
        "Кажи „благодаря, грешко“, зачеркни я и запази малкото нещо."
      ],
      "questions": ["Коя добра идея стоеше зад грешката?", "Кога можеш да опиташ малкото нещо?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "friend-letter", "skill": "mistakes", "occasion": "evening", "ages": [11, 19], "level": 2, "minutes": 12,
  "source": "Neff, K. D. (2003): Self-compassion. An alternative conceptualization of a healthy attitude toward oneself. Self and Identity 2, 85–101.",
  "texts": {
    "en": {
      "title": "A letter from a friend",
      "aim": "Be as kind to yourself as to somebody you like.",
      "steps": [
        "Write in one sentence what weighs on you after the match. Without blame, just what happened.",
        "Add: 'This happens to everybody who plays football.' Think of somebody it has happened to.",
        "Now write a short letter to yourself as a wise, kind friend would.",
        "The friend sees your effort, knows you and has one idea for the next step.",
        "Fold the letter up. Read it tomorrow before you go to training."
      ],
      "questions": ["Which sentence of the letter did you good?", "What would you write to a team mate?"]
    },
    "de": {
      "title": "Brief von einem guten Menschen",
      "aim": "Mit dir so freundlich sein wie mit jemandem, den du magst.",
      "steps": [
        "Schreib in einem Satz, was dich nach dem Spiel drückt. Ohne Vorwurf, nur was passiert ist.",
        "Ergänze: „Das passiert allen, die Fußball spielen.“ Denk an jemanden, dem es auch passiert ist.",
        "Schreib dir jetzt einen kurzen Brief, so wie ein kluger, freundlicher Mensch ihn schreiben würde.",
        "Dieser Mensch sieht deine Mühe, kennt dich und hat eine Idee für den nächsten Schritt.",
        "Falt den Brief zusammen. Lies ihn morgen, bevor du ins Training gehst."
      ],
      "questions": ["Welcher Satz im Brief hat dir gutgetan?", "Was würdest du jemandem aus dem Team schreiben?"]
    },
    "bg": {
      "title": "Писмо от приятел",
      "aim": "Да бъдеш толкова мил към себе си, колкото към човек, когото харесваш.",
      "steps": [
        "Напиши с едно изречение какво ти тежи след мача. Без обвинения, само какво се случи.",
        "Добави: „Това се случва на всеки, който играе футбол.“ Сети се за някого, на когото също се е случило.",
        "Сега си напиши кратко писмо, каквото би написал мъдър и добър приятел.",
        "Приятелят вижда усилието ти, познава те и има една идея за следващата стъпка.",
        "Сгъни писмото. Прочети го утре, преди да тръгнеш за тренировка."
      ],
      "questions": ["Кое изречение от писмото ти подейства добре?", "Какво би написал на свой съотборник?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "mistake-quota", "skill": "mistakes", "occasion": "before_training", "ages": [8, 16], "level": 2, "minutes": 5,
  "source": "Ericsson, K. A., Krampe, R. T. & Tesch-Römer, C. (1993): The role of deliberate practice in the acquisition of expert performance. Psychological Review 100, 363–406.",
  "texts": {
    "en": {
      "title": "Seven mistakes allowed",
      "aim": "Dare something difficult, because it may go wrong.",
      "steps": [
        "Choose one thing that is still too hard for you: a feint, the weak foot, a long pass.",
        "Allow yourself seven mistakes with it in this training. They are tickets for trying.",
        "Each time it goes wrong, tear off a ticket in your head: six left, five left …",
        "At home count: how many did you use? None left over is a brave training.",
        "Write which mistake was already a little better than the first."
      ],
      "questions": ["How did it feel to have tickets?", "What worked at the fifth try that did not work at the first?"]
    },
    "de": {
      "title": "Sieben Fehler frei",
      "aim": "Etwas Schwieriges wagen, weil es schiefgehen darf.",
      "steps": [
        "Wähl eine Sache, die dir noch zu schwer ist: eine Finte, den schwachen Fuß, einen langen Pass.",
        "Erlaub dir dafür in diesem Training sieben Fehler. Das sind Eintrittskarten fürs Probieren.",
        "Geht etwas schief, reißt du im Kopf eine Karte ab: noch sechs, noch fünf …",
        "Zähl zu Hause: Wie viele hast du gebraucht? Keine übrig heißt: mutiges Training.",
        "Schreib auf, welcher Fehler schon ein bisschen besser war als der erste."
      ],
      "questions": ["Wie hat es sich angefühlt, Karten zu haben?", "Was ging beim fünften Versuch, was beim ersten noch nicht ging?"]
    },
    "bg": {
      "title": "Седем позволени грешки",
      "aim": "Да се осмелиш за нещо трудно, защото може и да не стане.",
      "steps": [
        "Избери нещо, което още ти е твърде трудно: финт, слабия крак, дълъг пас.",
        "Позволи си седем грешки с него в тази тренировка. Те са билети за опитване.",
        "Не се ли получи, скъсай наум един билет: остават шест, остават пет…",
        "Вкъщи преброй: колко използва? Нито един останал значи смела тренировка.",
        "Запиши коя грешка вече беше малко по-добра от първата."
      ],
      "questions": ["Какво беше усещането да имаш билети?", "Какво стана на петия опит, което не стана на първия?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "name-the-feeling", "skill": "mistakes", "occasion": "after_match", "ages": [7, 15], "level": 1, "minutes": 5,
  "source": "Gross, J. J. (1998): The emerging field of emotion regulation. An integrative review. Review of General Psychology 2, 271–299.",
  "texts": {
    "en": {
      "title": "The weather inside",
      "aim": "Notice a strong feeling, name it and let it move on.",
      "steps": [
        "Ask yourself: what is the weather like inside me right now? Thunder, rain, fog, sun?",
        "Say it in words: 'There is thunder in me because we lost.'",
        "Where do you feel the weather: in the throat, in the belly, in the fists?",
        "All weather moves on. Do something that helps it: walk, shower, a hug, a quiet corner.",
        "Look again after ten minutes. What has changed in the sky?"
      ],
      "questions": ["Which weather did you have?", "What helped it to move on?"]
    },
    "de": {
      "title": "Das Wetter in mir",
      "aim": "Ein starkes Gefühl bemerken, benennen und weiterziehen lassen.",
      "steps": [
        "Frag dich: Welches Wetter ist gerade in mir? Gewitter, Regen, Nebel, Sonne?",
        "Sag es in Worten: „In mir ist Gewitter, weil wir verloren haben.“",
        "Wo spürst du das Wetter: im Hals, im Bauch, in den Fäusten?",
        "Jedes Wetter zieht weiter. Tu etwas, das ihm dabei hilft: gehen, duschen, eine Umarmung, eine ruhige Ecke.",
        "Schau nach zehn Minuten noch einmal nach. Was hat sich am Himmel verändert?"
      ],
      "questions": ["Welches Wetter hattest du?", "Was hat ihm beim Weiterziehen geholfen?"]
    },
    "bg": {
      "title": "Времето вътре в мен",
      "aim": "Да забележиш силно чувство, да го назовеш и да го оставиш да отмине.",
      "steps": [
        "Запитай се: какво е времето в мен сега? Буря, дъжд, мъгла, слънце?",
        "Кажи го с думи: „В мен има буря, защото загубихме.“",
        "Къде усещаш времето: в гърлото, в корема, в юмруците?",
        "Всяко време отминава. Направи нещо, което му помага: разходка, душ, прегръдка, тих ъгъл.",
        "Погледни пак след десет минути. Какво се промени по небето?"
      ],
      "questions": ["Какво беше времето при теб?", "Какво му помогна да отмине?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "shoulders-up-reaction", "skill": "mistakes", "occasion": "during_match", "ages": [10, 19], "level": 2, "minutes": 6,
  "source": "Furley, P., Dicks, M. & Memmert, D. (2012): Nonverbal behavior in soccer. Journal of Sport & Exercise Psychology 34, 61–82.",
  "texts": {
    "en": {
      "title": "Body after the mistake",
      "aim": "Show yourself and the others: I am still here.",
      "steps": [
        "Stand in front of a mirror. Make the body of a player who has just missed: head, shoulders, hands.",
        "Now change one thing after another: chin up, chest open, hands ready, eyes wide.",
        "Walk five steps in each body. Which one would you rather have as a team mate?",
        "Agree a sign with a friend that means 'chest open', for example two fingers to the shoulder.",
        "In the next match: after each mistake three steps in the second body, whatever you feel inside."
      ],
      "questions": ["What did the body change in your head?", "Who gave you the sign, and to whom did you give it?"]
    },
    "de": {
      "title": "Der Körper nach dem Fehler",
      "aim": "Dir und den anderen zeigen: Ich bin noch da.",
      "steps": [
        "Stell dich vor den Spiegel. Mach die Haltung von jemandem nach, der gerade verschossen hat: Kopf, Schultern, Hände.",
        "Ändere jetzt eines nach dem anderen: Kinn hoch, Brust offen, Hände bereit, Augen weit.",
        "Geh in jeder Haltung fünf Schritte. Mit welcher würdest du lieber zusammenspielen?",
        "Vereinbare mit jemandem ein Zeichen für „Brust auf“, zum Beispiel zwei Finger an die Schulter.",
        "Im nächsten Spiel: nach jedem Fehler drei Schritte in der zweiten Haltung, was immer du innen fühlst."
      ],
      "questions": ["Was hat die Haltung in deinem Kopf verändert?", "Wer hat dir das Zeichen gegeben, und wem hast du es gegeben?"]
    },
    "bg": {
      "title": "Тялото след грешката",
      "aim": "Да покажеш на себе си и на другите: още съм тук.",
      "steps": [
        "Застани пред огледало. Направи стойката на играч, който току-що е пропуснал: глава, рамене, ръце.",
        "Сега променяй едно по едно: брадичката горе, гърдите отворени, ръцете готови, очите широко отворени.",
        "Направи по пет крачки в двете стойки. С коя от тях би искал да играеш заедно?",
        "Уговори с приятел знак за „гърдите напред“, например два пръста на рамото.",
        "В следващия мач: след всяка грешка три крачки във втората стойка, каквото и да чувстваш вътре."
      ],
      "questions": ["Какво промени стойката в главата ти?", "Кой ти даде знака и на кого го даде ти?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "after-the-missed-penalty", "skill": "mistakes", "occasion": "after_match", "ages": [12, 19], "level": 3, "minutes": 10,
  "source": "Jordet, G. (2009): Why do English players fail in soccer penalty shootouts? A study of team status, self-regulation, and choking under pressure. Journal of Sports Sciences 27, 97–106.",
  "texts": {
    "en": {
      "title": "After the missed penalty",
      "aim": "Sort a big moment, so that it does not stay bigger than you.",
      "steps": [
        "Tell it once from beginning to end, to somebody you trust or on paper. Include how fast you went about it.",
        "Divide it: what was in my hands, what was in the keeper's, what was chance?",
        "From your own part choose one thing to practise, for example taking your time before the run-up.",
        "Take five penalties in training exactly like that, with team mates looking on.",
        "Decide the sentence with which you step up next time, and tell it to your coach."
      ],
      "questions": ["What did it do to you to tell it?", "How much time did you take with the five penalties?"]
    },
    "de": {
      "title": "Nach dem verschossenen Elfmeter",
      "aim": "Einen großen Moment ordnen, damit er nicht größer bleibt als du.",
      "steps": [
        "Erzähl ihn einmal von Anfang bis Ende, jemandem, dem du vertraust, oder auf Papier. Auch, wie schnell du alles gemacht hast.",
        "Teil ihn auf: Was lag bei mir, was bei der Person im Tor, was war Zufall?",
        "Aus deinem Teil wählst du eine Sache zum Üben, zum Beispiel sich vor dem Anlauf Zeit zu lassen.",
        "Schieß im Training fünf Elfmeter genau so, während das Team zuschaut.",
        "Leg den Satz fest, mit dem du nächstes Mal antrittst, und sag ihn deinem Trainer oder deiner Trainerin."
      ],
      "questions": ["Was hat das Erzählen mit dir gemacht?", "Wie viel Zeit hast du dir bei den fünf Elfmetern gelassen?"]
    },
    "bg": {
      "title": "След пропуснатата дузпа",
      "aim": "Да подредиш големия момент, за да не остане по-голям от теб.",
      "steps": [
        "Разкажи го веднъж от начало до край – на човек, на когото имаш доверие, или на лист. Кажи и колко бързо действаше.",
        "Раздели го: какво зависеше от мен, какво от вратаря, какво беше случайност?",
        "От твоята част избери едно нещо за упражняване, например да не бързаш преди засилването.",
        "Бий на тренировка пет дузпи точно така, докато съотборниците гледат.",
        "Реши с кое изречение ще застанеш следващия път и го кажи на треньора си."
      ],
      "questions": ["Как ти подейства разказването?", "Колко време си даде при петте дузпи?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "three-thank-yous", "skill": "team_spirit", "occasion": "after_match", "ages": [6, 19], "level": 1, "minutes": 5,
  "source": "Emmons, R. A. & McCullough, M. E. (2003): Counting blessings versus burdens. Journal of Personality and Social Psychology 84, 377–389.",
  "texts": {
    "en": {
      "title": "Three thank-yous",
      "aim": "Notice what others do for you and the team.",
      "steps": [
        "Think through the day: who drove, who called to you, who put out the cones, who lent you something?",
        "Choose three people. One of them should be somebody who is seldom thanked.",
        "Say or write to each what exactly they did: 'You ran back when I had lost the ball.'",
        "Look at them while you say it, or draw a small picture.",
        "Notice what happens in their face and in you."
      ],
      "questions": ["Whom did you thank who did not expect it?", "What could somebody thank you for?"]
    },
    "de": {
      "title": "Dreimal danke",
      "aim": "Merken, was andere für dich und das Team tun.",
      "steps": [
        "Geh den Tag durch: Wer ist gefahren, wer hat dir zugerufen, wer hat die Hütchen gestellt, wer hat dir etwas geliehen?",
        "Such drei Menschen aus. Einer davon soll selten ein Danke hören.",
        "Sag oder schreib jedem genau, was er getan hat: „Du bist zurückgelaufen, als ich den Ball verloren hatte.“",
        "Schau die Person dabei an oder mal ihr ein kleines Bild.",
        "Achte darauf, was in ihrem Gesicht passiert und in dir."
      ],
      "questions": ["Wem hast du gedankt, ohne dass die Person es erwartet hat?", "Wofür könnte jemand dir danken?"]
    },
    "bg": {
      "title": "Три пъти благодаря",
      "aim": "Да забележиш какво правят другите за теб и за отбора.",
      "steps": [
        "Премисли деня: кой кара, кой ти подвикна, кой подреди конусите, кой ти даде нещо назаем?",
        "Избери трима души. Нека единият рядко чува благодарност.",
        "Кажи или напиши на всеки точно какво е направил: „Ти се върна, когато загубих топката.“",
        "Погледни човека, докато го казваш, или му нарисувай нещо малко.",
        "Забележи какво става с лицето му и какво става в теб."
      ],
      "questions": ["На кого благодари, без да го очаква?", "За какво може някой да благодари на теб?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "what-we-stand-for", "skill": "team_spirit", "occasion": "any_time", "ages": [9, 19], "level": 2, "minutes": 15,
  "source": "Carron, A. V., Colman, M. M., Wheeler, J. & Stevens, D. (2002): Cohesion and performance in sport. A meta analysis. Journal of Sport & Exercise Psychology 24, 168–188.",
  "texts": {
    "en": {
      "title": "What we stand for",
      "aim": "Find out together what kind of team you want to be.",
      "steps": [
        "Write three words that strangers should say about your team after watching you.",
        "Ask two team mates for their three words. Which come up more than once?",
        "Choose one word together and say how it can be seen: 'brave' means we ask for the ball.",
        "Find one thing each that you will do for it in the next training.",
        "Tell the coach and hang the word where everybody ties their boots."
      ],
      "questions": ["Where was the word to be seen in training?", "Who has shown it best without speaking?"]
    },
    "de": {
      "title": "Wofür wir stehen",
      "aim": "Gemeinsam herausfinden, was für ein Team ihr sein wollt.",
      "steps": [
        "Schreib drei Wörter auf, die Fremde über euer Team sagen sollen, wenn sie euch spielen sehen.",
        "Frag zwei aus dem Team nach ihren drei Wörtern. Welche kommen mehrmals vor?",
        "Wählt zusammen eines und sagt, woran man es sieht: „Mutig“ heißt, wir fordern den Ball.",
        "Jeder sucht sich eine Sache, die er im nächsten Training dafür tut.",
        "Erzählt es im Trainerteam und hängt das Wort dorthin, wo alle die Schuhe binden."
      ],
      "questions": ["Wo war das Wort im Training zu sehen?", "Wer hat es am besten gezeigt, ohne zu reden?"]
    },
    "bg": {
      "title": "За какво стоим",
      "aim": "Да откриете заедно какъв отбор искате да бъдете.",
      "steps": [
        "Запиши три думи, които непознати да кажат за отбора ви, след като ви гледат.",
        "Попитай двама съотборници за техните три думи. Кои се повтарят?",
        "Изберете заедно една и кажете по какво се вижда: „смели“ значи, че искаме топката.",
        "Всеки намира едно нещо, което ще направи за нея на следващата тренировка.",
        "Кажете на треньора и закачете думата там, където всички връзват бутонките."
      ],
      "questions": ["Къде в тренировката се видя думата?", "Кой я показа най-добре, без да говори?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "celebrate-together", "skill": "team_spirit", "occasion": "before_match", "ages": [7, 19], "level": 1, "minutes": 6,
  "source": "Moll, T., Jordet, G. & Pepping, G.-J. (2010): Emotional contagion in soccer penalty shootouts. Celebration of individual success is associated with ultimate team success. Journal of Sports Sciences 28, 983–992.",
  "texts": {
    "en": {
      "title": "Celebrate the small things",
      "aim": "Make joy visible, it passes to the others.",
      "steps": [
        "Name three things besides goals that deserve a cheer: a tackle, a run back, a brave try.",
        "Invent a sign with a friend for each: a clap, a thumb, a call.",
        "Practise them: one acts the scene, the other celebrates, then change.",
        "In the match use each sign at least once, most of all for somebody who seldom gets one.",
        "After the match tell each other which sign did most good."
      ],
      "questions": ["For whom did you use your signs?", "How did the game go on after a sign?"]
    },
    "de": {
      "title": "Das Kleine feiern",
      "aim": "Freude sichtbar machen, denn sie steckt an.",
      "steps": [
        "Nenn drei Dinge außer Toren, die einen Jubel verdienen: eine Grätsche, ein Weg zurück, ein mutiger Versuch.",
        "Erfinde mit jemandem für jedes ein Zeichen: Klatschen, Daumen, Ruf.",
        "Übt sie: Der eine spielt die Szene, der andere feiert, dann tauschen.",
        "Benutz im Spiel jedes Zeichen mindestens einmal, vor allem für die, die selten eines bekommen.",
        "Erzählt euch nach dem Spiel, welches Zeichen am meisten gutgetan hat."
      ],
      "questions": ["Für wen hast du deine Zeichen benutzt?", "Wie ging das Spiel nach einem Zeichen weiter?"]
    },
    "bg": {
      "title": "Да празнуваме малкото",
      "aim": "Да покажеш радостта си, защото тя е заразна.",
      "steps": [
        "Назови три неща освен головете, които заслужават радост: отнета топка, връщане назад, смел опит.",
        "Измисли с приятел знак за всяко: пляскане, палец, вик.",
        "Упражнете ги: единият играе сцената, другият празнува, после се сменете.",
        "В мача използвай всеки знак поне веднъж, най-вече за онези, които рядко го получават.",
        "След мача си кажете кой знак ви е зарадвал най-много."
      ],
      "questions": ["За кого използва знаците си?", "Как продължи играта след знак?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-part-in-the-team", "skill": "team_spirit", "occasion": "any_time", "ages": [10, 19], "level": 3, "minutes": 10,
  "source": "Beauchamp, M. R., Bray, S. R., Eys, M. A. & Carron, A. V. (2002): Role ambiguity, role efficacy, and role performance. Group Dynamics 6, 229–242.",
  "texts": {
    "en": {
      "title": "My part in the team",
      "aim": "Be clear about what others need from you, also on the bench.",
      "steps": [
        "Draw your team as dots on a pitch, those on the bench and the coaches as well.",
        "Draw yourself. From where do you usually help: with the ball, with your voice, with your mood?",
        "Write three sentences: 'The team can rely on me when …'.",
        "Write one question about your part and ask your coach this week.",
        "Find something you can give on a day when you hardly play."
      ],
      "questions": ["What did your coach answer?", "Which of your three sentences was true today?"]
    },
    "de": {
      "title": "Meine Aufgabe im Team",
      "aim": "Klarheit haben, was die anderen von dir brauchen, auch auf der Bank.",
      "steps": [
        "Zeichne dein Team als Punkte auf ein Feld, auch die Bank und das Trainerteam.",
        "Zeichne dich selbst ein. Womit hilfst du meistens: mit dem Ball, mit der Stimme, mit deiner Laune?",
        "Schreib drei Sätze: „Das Team kann sich auf mich verlassen, wenn …“",
        "Schreib eine Frage zu deiner Aufgabe auf und stell sie diese Woche im Training.",
        "Finde etwas, das du an einem Tag geben kannst, an dem du kaum spielst."
      ],
      "questions": ["Welche Antwort hast du bekommen?", "Welcher deiner drei Sätze war heute wahr?"]
    },
    "bg": {
      "title": "Моята роля в отбора",
      "aim": "Да ти е ясно какво очакват другите от теб, дори на пейката.",
      "steps": [
        "Нарисувай отбора си като точки на терена, също и резервите, и треньорите.",
        "Отбележи себе си. С какво помагаш най-често: с топката, с гласа, с настроението си?",
        "Напиши три изречения: „Отборът може да разчита на мен, когато…“",
        "Запиши един въпрос за ролята си и го задай на треньора тази седмица.",
        "Намери нещо, което можеш да дадеш и в ден, в който почти не играеш."
      ],
      "questions": ["Какъв отговор получи?", "Кое от трите изречения беше вярно днес?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "welcome-the-new-one", "skill": "team_spirit", "occasion": "before_training", "ages": [6, 14], "level": 1, "minutes": 5,
  "source": "Deci, E. L. & Ryan, R. M. (2000): The what and why of goal pursuits. Human needs and the self-determination of behavior. Psychological Inquiry 11, 227–268.",
  "texts": {
    "en": {
      "title": "Room for everybody",
      "aim": "Help somebody to belong.",
      "steps": [
        "Think: who is new, who is quiet, who often stands alone in our team?",
        "Find out the name and one thing the person likes.",
        "Plan one small step for today: be partners, sit side by side, ask a question.",
        "Do it without making it big. A ball between two is often enough.",
        "At home tell what you learnt about the person."
      ],
      "questions": ["What do you two have in common?", "Who helped you when you were new?"]
    },
    "de": {
      "title": "Platz für alle",
      "aim": "Jemandem helfen dazuzugehören.",
      "steps": [
        "Überleg: Wer ist neu, wer ist still, wer steht in unserem Team oft allein?",
        "Finde den Namen heraus und eine Sache, die die Person mag.",
        "Plane einen kleinen Schritt für heute: zu zweit üben, nebeneinandersitzen, etwas fragen.",
        "Tu es, ohne es groß zu machen. Ein Ball zwischen zweien reicht oft.",
        "Erzähl zu Hause, was du über die Person erfahren hast."
      ],
      "questions": ["Was habt ihr beide gemeinsam?", "Wer hat dir geholfen, als du neu warst?"]
    },
    "bg": {
      "title": "Място за всички",
      "aim": "Да помогнеш на някого да се почувства част от отбора.",
      "steps": [
        "Помисли: кой е нов, кой е мълчалив, кой често стои сам в нашия отбор?",
        "Научи името и едно нещо, което човекът харесва.",
        "Планирай малка стъпка за днес: да тренирате по двойки, да седнете заедно, да го попиташ нещо.",
        "Направи го, без да го правиш голямо. Често стига една топка между двама.",
        "Вкъщи разкажи какво научи за този човек."
      ],
      "questions": ["Какво е общото между вас двамата?", "Кой ти помогна, когато ти беше нов?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-support-people", "skill": "team_spirit", "occasion": "any_time", "ages": [10, 19], "level": 2, "minutes": 8,
  "source": "Rees, T. & Hardy, L. (2000): An investigation of the social support experiences of high-level sports performers. The Sport Psychologist 14, 327–347.",
  "texts": {
    "en": {
      "title": "My eleven",
      "aim": "Know whom you can ask when you need something.",
      "steps": [
        "Draw a pitch with eleven places. These are people who help you, not only footballers.",
        "In goal: who catches you on a bad day? In defence: who tells you the truth?",
        "In midfield: who helps with plans and lifts? In attack: who makes you laugh or dare something?",
        "Places may stay free. Put a question mark there and think who might fit.",
        "Ask one person this week for something small, and offer something small to another."
      ],
      "questions": ["Which place was filled at once?", "Whom would you like to have in a free place?"]
    },
    "de": {
      "title": "Meine Elf",
      "aim": "Wissen, wen du fragen kannst, wenn du etwas brauchst.",
      "steps": [
        "Zeichne ein Feld mit elf Plätzen. Das sind Menschen, die dir helfen, nicht nur vom Fußball.",
        "Im Tor: Wer fängt dich an einem schlechten Tag auf? In der Abwehr: Wer sagt dir die Wahrheit?",
        "Im Mittelfeld: Wer hilft bei Plänen und Fahrten? Im Sturm: Wer bringt dich zum Lachen oder macht dir Mut?",
        "Plätze dürfen frei bleiben. Setz ein Fragezeichen und überleg, wer passen könnte.",
        "Bitte diese Woche jemanden um etwas Kleines und biete jemand anderem etwas Kleines an."
      ],
      "questions": ["Welcher Platz war sofort besetzt?", "Wen hättest du gern auf einem freien Platz?"]
    },
    "bg": {
      "title": "Моите единадесет",
      "aim": "Да знаеш кого да попиташ, когато имаш нужда от нещо.",
      "steps": [
        "Начертай терен с единадесет места. Това са хора, които ти помагат, не само от футбола.",
        "На вратата: кой те хваща в лош ден? В защита: кой ти казва истината?",
        "В средата: кой помага с планове и пътуване? В нападение: кой те разсмива или ти дава смелост?",
        "Може да има и празни места. Сложи въпросителна и помисли кой би бил подходящ.",
        "Тази седмица помоли някого за нещо малко и предложи нещо малко на друг."
      ],
      "questions": ["Кое място се запълни веднага?", "Кого би искал да видиш на празно място?"]
    }
  }
}
$json$);
