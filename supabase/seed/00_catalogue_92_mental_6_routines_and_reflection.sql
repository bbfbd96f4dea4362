-- Mental exercises: fixed ways of doing things, and looking back in order to go on.

select private.import_mental_exercise($json$
{
  "slug": "bag-and-boots", "skill": "routines", "occasion": "before_training", "ages": [6, 12], "level": 1, "minutes": 6,
  "source": "Cotterill, S. (2010): Pre-performance routines in sport. Current understanding and future directions. International Review of Sport and Exercise Psychology 3, 132–153.",
  "texts": {
    "en": {
      "title": "Bag, boots, boost",
      "aim": "Get ready yourself, always in the same order.",
      "steps": [
        "Lay out what you need: boots, shin pads, shirt, drink. Count aloud to four.",
        "Pack it in the same order every time, the boots last.",
        "Tie your laces alone, as far as you can. A double knot is a small victory.",
        "Stand at the door: shake your arms, breathe out, say 'I look forward to …'.",
        "Give somebody a high five and go."
      ],
      "questions": ["What did you forget, and how do you remember it next time?", "What were you looking forward to?"]
    },
    "de": {
      "title": "Tasche, Schuhe, Mut",
      "aim": "Dich selbst fertig machen, immer in derselben Reihenfolge.",
      "steps": [
        "Leg bereit, was du brauchst: Schuhe, Schoner, Trikot, Getränk. Zähl laut bis vier.",
        "Pack jedes Mal in derselben Reihenfolge, die Schuhe zuletzt.",
        "Bind die Schuhe selbst, so weit du kannst. Ein Doppelknoten ist ein kleiner Sieg.",
        "Stell dich an die Tür: Arme ausschütteln, ausatmen, „Ich freue mich auf …“ sagen.",
        "Klatsch jemanden ab und los."
      ],
      "questions": ["Was hast du vergessen, und wie denkst du nächstes Mal daran?", "Worauf hast du dich gefreut?"]
    },
    "bg": {
      "title": "Сак, бутонки, смелост",
      "aim": "Да се приготвяш сам, винаги в един и същи ред.",
      "steps": [
        "Подреди каквото ти трябва: бутонки, кори, фланелка, вода. Брой на глас до четири.",
        "Слагай нещата всеки път в същия ред, бутонките накрая.",
        "Връзвай си връзките сам, доколкото можеш. Двойният възел е малка победа.",
        "Застани на вратата: разтърси ръце, издишай, кажи „Радвам се на…“.",
        "Плесни ръка с някого и тръгвай."
      ],
      "questions": ["Какво забрави и как ще се сетиш следващия път?", "На какво се радваше?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "set-piece-routine", "skill": "routines", "occasion": "before_training", "ages": [12, 19], "level": 3, "minutes": 12,
  "source": "Mesagno, C. & Mullane-Grant, T. (2010): A comparison of different pre-performance routines as possible choking interventions. Journal of Applied Sport Psychology 22, 343–360.",
  "texts": {
    "en": {
      "title": "My routine before the dead ball",
      "aim": "Build a fixed way for free kicks, corners, throw-ins or penalties.",
      "steps": [
        "Write down what you do now before a dead ball, second by second.",
        "Build your own order of four: set down, step back, breathe out, look.",
        "Add one word that starts the run-up, and nothing after it.",
        "Take eight in the same order and count silently how long it takes. Aim for the same time.",
        "Practise twice more this week, once when you are tired."
      ],
      "questions": ["Which of the four parts gave you calm?", "Did the routine hold when somebody disturbed you?"]
    },
    "de": {
      "title": "Mein Ablauf vor dem ruhenden Ball",
      "aim": "Einen festen Weg für Freistoß, Ecke, Einwurf oder Elfmeter bauen.",
      "steps": [
        "Schreib auf, was du jetzt vor einem ruhenden Ball machst, Sekunde für Sekunde.",
        "Bau deine eigene Viererfolge: hinlegen, zurückgehen, ausatmen, schauen.",
        "Dazu kommt ein Wort, das den Anlauf auslöst, und danach nichts mehr.",
        "Mach acht in derselben Folge und zähl still, wie lange es dauert. Ziel ist immer dieselbe Zeit.",
        "Üb es diese Woche noch zweimal, einmal davon müde."
      ],
      "questions": ["Welcher der vier Teile hat dir Ruhe gegeben?", "Hat der Ablauf gehalten, als dich jemand gestört hat?"]
    },
    "bg": {
      "title": "Моят ред преди статичната топка",
      "aim": "Да изградиш постоянен ред за свободен удар, корнер, тъч или дузпа.",
      "steps": [
        "Запиши какво правиш сега преди статична топка, секунда по секунда.",
        "Състави свой ред от четири: поставям, отстъпвам, издишвам, гледам.",
        "Добави една дума, която пуска засилването, и след нея нищо повече.",
        "Изпълни осем пъти в същия ред и брой наум колко трае. Целта е винаги едно и също време.",
        "Упражни го още два пъти тази седмица, единия път уморен."
      ],
      "questions": ["Коя от четирите части ти даде спокойствие?", "Издържа ли редът, когато някой ти попречи?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "substitute-ready", "skill": "routines", "occasion": "during_match", "ages": [10, 19], "level": 2, "minutes": 6,
  "source": "Cotterill, S. (2010): Pre-performance routines in sport. Current understanding and future directions. International Review of Sport and Exercise Psychology 3, 132–153.",
  "texts": {
    "en": {
      "title": "Ready on the bench",
      "aim": "Stay in the match while you wait, and come on awake.",
      "steps": [
        "Choose the player whose place you might take. Watch this player for two minutes.",
        "Note in your head: where is space, who is their quick one, how do they press?",
        "Every ten minutes: stand up, mobilise ankles and hips, three short sprints if there is room.",
        "When your name is called: breathe out, ask for your task, repeat it in one sentence.",
        "First action simple and full: a clear pass, a won duel, a good run."
      ],
      "questions": ["What did you know before you came on?", "What was your first action?"]
    },
    "de": {
      "title": "Bereit auf der Bank",
      "aim": "Im Spiel bleiben, während du wartest, und wach hineinkommen.",
      "steps": [
        "Such dir aus, wessen Platz du einnehmen könntest. Beobachte diese Position zwei Minuten lang.",
        "Merk dir: Wo ist Raum, wer ist beim Gegner schnell, wie presst er?",
        "Alle zehn Minuten: aufstehen, Knöchel und Hüfte lockern, drei kurze Sprints, wenn Platz ist.",
        "Wird dein Name gerufen: ausatmen, nach der Aufgabe fragen, sie in einem Satz wiederholen.",
        "Erste Aktion einfach und ganz: ein klarer Pass, ein gewonnener Zweikampf, ein guter Laufweg."
      ],
      "questions": ["Was wusstest du schon, bevor du hineinkamst?", "Was war deine erste Aktion?"]
    },
    "bg": {
      "title": "Готов на пейката",
      "aim": "Да останеш в мача, докато чакаш, и да влезеш буден.",
      "steps": [
        "Избери играча, чието място може да заемеш. Наблюдавай го две минути.",
        "Запомни: къде има място, кой от другите е бърз, как пресират?",
        "На всеки десет минути: стани, раздвижи глезените и таза, три къси спринта, ако има къде.",
        "Извикат ли те: издишай, попитай за задачата си и я повтори с едно изречение.",
        "Първото действие е просто и докрай: ясен пас, спечелено единоборство, добро движение."
      ],
      "questions": ["Какво знаеше, преди да влезеш?", "Кое беше първото ти действие?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "half-time-in-three", "skill": "routines", "occasion": "during_match", "ages": [11, 19], "level": 2, "minutes": 5,
  "source": "Cotterill, S. (2010): Pre-performance routines in sport. Current understanding and future directions. International Review of Sport and Exercise Psychology 3, 132–153.",
  "texts": {
    "en": {
      "title": "Half-time in three minutes",
      "aim": "Use the break for body, head and plan.",
      "steps": [
        "First minute, body: drink, sit, loosen the laces, breathe out five times.",
        "Second minute, head: one thing that was good, one that is done with.",
        "Third minute, plan: one sentence for the second half, in your own words.",
        "Then listen to the coach. Does your sentence fit? Change it if not.",
        "On the way out say it to the player next to you and hear theirs."
      ],
      "questions": ["Which sentence went out with you?", "Which of the three minutes do you usually skip?"]
    },
    "de": {
      "title": "Halbzeit in drei Minuten",
      "aim": "Die Pause für Körper, Kopf und Plan nutzen.",
      "steps": [
        "Erste Minute, Körper: trinken, sitzen, Schuhe lockern, fünfmal ausatmen.",
        "Zweite Minute, Kopf: eine Sache, die gut war, und eine, die erledigt ist.",
        "Dritte Minute, Plan: ein Satz für die zweite Hälfte, in deinen Worten.",
        "Dann hör zu, was die Bank sagt. Passt dein Satz? Wenn nicht, ändere ihn.",
        "Auf dem Weg hinaus sagst du ihn der Person neben dir und hörst ihren."
      ],
      "questions": ["Welcher Satz ging mit dir hinaus?", "Welche der drei Minuten lässt du sonst aus?"]
    },
    "bg": {
      "title": "Полувремето в три минути",
      "aim": "Да използваш почивката за тялото, главата и плана.",
      "steps": [
        "Първа минута, тяло: пий вода, седни, отпусни връзките, издишай пет пъти.",
        "Втора минута, глава: едно нещо, което беше добре, и едно, което е минало.",
        "Трета минута, план: едно изречение за второто полувреме, с твои думи.",
        "После слушай треньора. Изречението ти пасва ли? Ако не, промени го.",
        "На излизане го кажи на този до теб и чуй неговото."
      ],
      "questions": ["С кое изречение излезе?", "Коя от трите минути обикновено пропускаш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "traffic-light", "skill": "reflection", "occasion": "after_match", "ages": [7, 14], "level": 1, "minutes": 6,
  "source": "Gibbs, G. (1988): Learning by doing. A guide to teaching and learning methods. Further Education Unit, Oxford Polytechnic.",
  "texts": {
    "en": {
      "title": "The traffic light",
      "aim": "Sort the match into three colours.",
      "steps": [
        "Draw a traffic light on paper.",
        "Green: what went well and shall go on like that? Write or draw two things.",
        "Yellow: what was all right but could become better? One thing is enough.",
        "Red: what do you want to stop or do quite differently? Perhaps nothing today.",
        "Choose the yellow thing and show somebody how you will practise it."
      ],
      "questions": ["Was it easy to find the green?", "What does your yellow need to turn green?"]
    },
    "de": {
      "title": "Die Ampel",
      "aim": "Das Spiel nach drei Farben sortieren.",
      "steps": [
        "Zeichne eine Ampel auf ein Blatt.",
        "Grün: Was lief gut und soll so bleiben? Schreib oder mal zwei Dinge.",
        "Gelb: Was war in Ordnung und kann noch besser werden? Eine Sache reicht.",
        "Rot: Womit willst du aufhören, oder was willst du ganz anders machen? Vielleicht heute nichts.",
        "Nimm die gelbe Sache und zeig jemandem, wie du sie üben wirst."
      ],
      "questions": ["War das Grüne leicht zu finden?", "Was braucht dein Gelb, um grün zu werden?"]
    },
    "bg": {
      "title": "Светофарът",
      "aim": "Да подредиш мача в три цвята.",
      "steps": [
        "Нарисувай светофар на лист.",
        "Зелено: какво мина добре и нека остане така? Напиши или нарисувай две неща.",
        "Жълто: какво беше добре, но може и по-добре? Едно нещо стига.",
        "Червено: какво искаш да спреш или да правиш съвсем различно? Днес може и да няма.",
        "Вземи жълтото и покажи на някого как ще го упражняваш."
      ],
      "questions": ["Лесно ли намери зеленото?", "Какво му трябва на жълтото, за да стане зелено?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "my-match-in-curves", "skill": "reflection", "occasion": "after_match", "ages": [12, 19], "level": 3, "minutes": 10,
  "source": "Hanin, Y. L. (Ed.) (2000): Emotions in sport. Human Kinetics, Champaign.",
  "texts": {
    "en": {
      "title": "The curve of my match",
      "aim": "See how your energy moved and what moved it.",
      "steps": [
        "Draw a line for the time, from kick-off to the end, and mark half-time.",
        "Draw a curve above it: how much energy and courage did you have, from one to ten?",
        "Mark the three greatest bends. What happened just before each?",
        "Where did it go up again? Circle what helped: a person, a breath, a simple action.",
        "Write the best helper on your hand or shoe for the next match."
      ],
      "questions": ["What lifted your curve most?", "At which height do you play best?"]
    },
    "de": {
      "title": "Die Kurve meines Spiels",
      "aim": "Sehen, wie sich deine Energie bewegt hat und wodurch.",
      "steps": [
        "Zieh eine Linie für die Zeit, vom Anpfiff bis zum Schluss, und markier die Halbzeit.",
        "Zeichne darüber eine Kurve: Wie viel Energie und Mut hattest du, von eins bis zehn?",
        "Markier die drei größten Knicke. Was war jeweils kurz davor?",
        "Wo ging es wieder hinauf? Kreis ein, was geholfen hat: ein Mensch, ein Atemzug, eine einfache Aktion.",
        "Schreib die beste Hilfe für das nächste Spiel auf die Hand oder den Schuh."
      ],
      "questions": ["Was hat deine Kurve am stärksten gehoben?", "Auf welcher Höhe spielst du am besten?"]
    },
    "bg": {
      "title": "Кривата на моя мач",
      "aim": "Да видиш как се е движила енергията ти и от какво.",
      "steps": [
        "Начертай линия за времето, от първия до последния сигнал, и отбележи полувремето.",
        "Над нея начертай крива: колко енергия и смелост имаше, от едно до десет?",
        "Отбележи трите най-големи чупки. Какво стана точно преди всяка?",
        "Къде тръгна пак нагоре? Огради какво помогна: човек, вдишване, просто действие.",
        "Запиши най-добрата помощ за следващия мач на ръката или на обувката."
      ],
      "questions": ["Какво повдигна най-много кривата ти?", "На каква височина играеш най-добре?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "ask-for-feedback", "skill": "reflection", "occasion": "any_time", "ages": [11, 19], "level": 3, "minutes": 10,
  "source": "Zimmerman, B. J. (2002): Becoming a self-regulated learner. An overview. Theory Into Practice 41, 64–70.",
  "texts": {
    "en": {
      "title": "Ask for one thing",
      "aim": "Get feedback you can use, because you asked for it.",
      "steps": [
        "Rate yourself first: choose one skill and give yourself a figure from one to ten.",
        "Ask the coach or an experienced player: 'What is one thing I could do better in this?'",
        "Listen to the end, write it down in their words and say thank you. No need to explain.",
        "Compare: where do your views meet, where do they differ?",
        "Try it for two weeks and then ask the same person again."
      ],
      "questions": ["What was new to you?", "What has changed after two weeks?"]
    },
    "de": {
      "title": "Nach einer Sache fragen",
      "aim": "Rückmeldung bekommen, die du brauchen kannst, weil du gefragt hast.",
      "steps": [
        "Schätz dich zuerst selbst ein: Wähl eine Fähigkeit und gib dir eine Zahl von eins bis zehn.",
        "Frag im Trainerteam oder jemanden mit Erfahrung: „Welche eine Sache könnte ich dabei besser machen?“",
        "Hör bis zum Ende zu, schreib es wörtlich auf und sag danke. Erklären musst du nichts.",
        "Vergleich: Wo seht ihr es gleich, wo verschieden?",
        "Probier es zwei Wochen aus und frag dann dieselbe Person wieder."
      ],
      "questions": ["Was war neu für dich?", "Was hat sich nach zwei Wochen verändert?"]
    },
    "bg": {
      "title": "Попитай за едно нещо",
      "aim": "Да получиш полезно мнение, защото сам си го поискал.",
      "steps": [
        "Първо прецени себе си: избери едно умение и си дай число от едно до десет.",
        "Попитай треньора или опитен играч: „Кое е едното нещо, което мога да правя по-добре в това?“",
        "Изслушай докрай, запиши го с неговите думи и благодари. Не е нужно да обясняваш.",
        "Сравни: къде мненията ви съвпадат и къде се различават?",
        "Опитвай две седмици и после попитай същия човек отново."
      ],
      "questions": ["Какво беше ново за теб?", "Какво се промени след две седмици?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "write-it-out", "skill": "reflection", "occasion": "evening", "ages": [13, 19], "level": 3, "minutes": 15,
  "source": "Pennebaker, J. W. & Beall, S. K. (1986): Confronting a traumatic event. Toward an understanding of inhibition and disease. Journal of Abnormal Psychology 95, 274–281.",
  "texts": {
    "en": {
      "title": "Fifteen minutes of honest writing",
      "aim": "Put on paper what goes round in your head after a hard week.",
      "steps": [
        "Take paper nobody else will read. Set a timer to fifteen minutes.",
        "Write without stopping what occupies you in football: what happened and how it is for you.",
        "Spelling does not matter. If you get stuck, repeat the last sentence.",
        "In the last two minutes write: 'What I understand now is …'.",
        "Keep the paper or tear it up. If it stays heavy, talk to a person you trust."
      ],
      "questions": ["What became clearer while you were writing?", "Is there somebody you would like to tell about it?"]
    },
    "de": {
      "title": "Fünfzehn Minuten ehrlich schreiben",
      "aim": "Zu Papier bringen, was nach einer schweren Woche im Kopf kreist.",
      "steps": [
        "Nimm Papier, das sonst niemand liest. Stell einen Wecker auf fünfzehn Minuten.",
        "Schreib ohne Pause, was dich im Fußball beschäftigt: was passiert ist und wie es dir damit geht.",
        "Rechtschreibung ist egal. Stockst du, wiederhol den letzten Satz.",
        "In den letzten zwei Minuten schreibst du: „Was ich jetzt verstehe, ist …“",
        "Bewahr das Blatt auf oder zerreiß es. Bleibt es schwer, sprich mit einem Menschen, dem du vertraust."
      ],
      "questions": ["Was wurde beim Schreiben klarer?", "Gibt es jemanden, dem du davon erzählen möchtest?"]
    },
    "bg": {
      "title": "Петнадесет минути честно писане",
      "aim": "Да излееш на листа това, което се върти в главата ти след тежка седмица.",
      "steps": [
        "Вземи лист, който никой друг няма да чете. Нагласи таймер на петнадесет минути.",
        "Пиши без спиране какво те занимава във футбола: какво се случи и как ти е от него.",
        "Правописът няма значение. Ако се запънеш, повтори последното изречение.",
        "В последните две минути напиши: „Това, което разбирам сега, е…“",
        "Запази листа или го скъсай. Ако продължава да тежи, поговори с човек, на когото имаш доверие."
      ],
      "questions": ["Какво се изясни, докато пишеше?", "Има ли някой, на когото искаш да разкажеш?"]
    }
  }
}
$json$);

select private.import_mental_exercise($json$
{
  "slug": "season-in-a-box", "skill": "reflection", "occasion": "any_time", "ages": [8, 19], "level": 1, "minutes": 15,
  "source": "Seligman, M. E. P., Steen, T. A., Park, N. & Peterson, C. (2005): Positive psychology progress. Empirical validation of interventions. American Psychologist 60, 410–421.",
  "texts": {
    "en": {
      "title": "The season in a shoebox",
      "aim": "Keep what was good and see how far you have come.",
      "steps": [
        "Find a shoebox. Decorate it with your name and the season.",
        "Each month put in three things: a photo, a note, a drawing, a ticket, a blade of grass.",
        "On every note write: what was it, who was there, what did I have to do with it?",
        "When a week goes badly, open the box and take out one thing.",
        "At the end of the season show the box to somebody and tell three stories."
      ],
      "questions": ["Which thing did you put in first?", "What can you do now that you could not at the beginning?"]
    },
    "de": {
      "title": "Die Saison im Schuhkarton",
      "aim": "Gutes aufbewahren und sehen, wie weit du gekommen bist.",
      "steps": [
        "Such einen Schuhkarton. Verzier ihn mit deinem Namen und der Saison.",
        "Leg jeden Monat drei Dinge hinein: ein Foto, einen Zettel, eine Zeichnung, eine Karte, einen Grashalm.",
        "Auf jeden Zettel schreibst du: Was war es, wer war dabei, was hatte ich damit zu tun?",
        "Läuft eine Woche schlecht, öffne den Karton und nimm ein Ding heraus.",
        "Zeig ihn am Ende der Saison jemandem und erzähl drei Geschichten."
      ],
      "questions": ["Was hast du zuerst hineingelegt?", "Was kannst du jetzt, was am Anfang noch nicht ging?"]
    },
    "bg": {
      "title": "Сезонът в кутия за обувки",
      "aim": "Да запазиш хубавото и да видиш колко напред си стигнал.",
      "steps": [
        "Намери кутия за обувки. Украси я с името си и със сезона.",
        "Всеки месец слагай вътре три неща: снимка, бележка, рисунка, билет, стръкче трева.",
        "На всяка бележка напиши: какво беше, кой присъстваше, какъв беше моят принос?",
        "Ако седмицата върви зле, отвори кутията и извади едно нещо.",
        "В края на сезона покажи кутията на някого и разкажи три истории."
      ],
      "questions": ["Кое сложи най-напред?", "Какво можеш сега, което в началото не можеше?"]
    }
  }
}
$json$);
