-- Individual exercises: dribbling, turns and feints. With cones, bottles or bags, alone or against a friend.

select private.import_individual_exercise($json$
{
  "slug": "traffic-lights-dribble", "topic": "dribbling", "place": "yard", "ages": [5, 9],
  "level": 1, "minutes": 8, "sets": 6, "intensity": "low",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Traffic light dribble",
      "aim": "Start, slow down and stop with the ball when you are told to.",
      "steps": [
        "One of you drives the ball round the yard like a car. The other is the traffic light.",
        "Green means drive, yellow means drive slowly with the sole, red means stop with the foot on the ball.",
        "Blue is new: turn the car round. Purple: beep and change the foot.",
        "One minute, then change. Six turns each."
      ],
      "points": ["Many small touches: the car has good brakes", "Look up at the traffic light", "Leave room for other cars"],
      "progressions": ["The light shows coloured cloths without a word", "The car drives through a tunnel made of two bottles"]
    },
    "de": {
      "title": "Ampeldribbling",
      "aim": "Mit dem Ball losfahren, langsam werden und anhalten, wenn es nötig ist.",
      "steps": [
        "Der eine fährt mit dem Ball durch den Hof wie ein Auto. Der andere ist die Ampel.",
        "Grün heißt fahren, Gelb langsam mit der Sohle fahren, Rot anhalten mit dem Fuß auf dem Ball.",
        "Blau ist neu: wenden. Lila: hupen und den Fuß wechseln.",
        "Eine Minute, dann tauschen. Jeder fährt sechsmal."
      ],
      "points": ["Viele kleine Kontakte: Das Auto hat gute Bremsen", "Hoch zur Ampel schauen", "Abstand zu anderen Autos"],
      "progressions": ["Die Ampel zeigt stumm farbige Tücher", "Das Auto fährt durch einen Tunnel aus zwei Flaschen"]
    },
    "bg": {
      "title": "Светофар с топка",
      "aim": "Да тръгваш, да намаляваш и да спираш с топката навреме.",
      "steps": [
        "Единият кара топката из двора като кола. Другият е светофарът.",
        "Зелено значи карай, жълто – карай бавно с подметка, червено – спри с крак върху топката.",
        "Синьото е ново: обърни колата. Лилавото: свирни и смени крака.",
        "Една минута, после смяна. Всеки кара по шест пъти."
      ],
      "points": ["Много малки докосвания: колата има добри спирачки", "Гледай светофара", "Пази разстояние от другите коли"],
      "progressions": ["Светофарът показва цветни кърпи, без да говори", "Колата минава през тунел от две бутилки"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "treasure-hunt", "topic": "dribbling", "place": "yard", "ages": [5, 9],
  "level": 1, "minutes": 10, "sets": 4, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Treasure hunt",
      "aim": "Dribble straight, turn at the goal and come home safely.",
      "steps": [
        "Lay four treasures, such as toys or socks, in four corners, each six steps from the middle.",
        "The middle is your ship. Dribble from it to a treasure and stop the ball.",
        "Pick up the treasure, turn and dribble home to the ship.",
        "When all four are there, rest. Next time bring them back out, one by one."
      ],
      "points": ["The ball rolls with you, never ahead of the pirate", "Stop before you bend down", "One treasure to each trip"],
      "progressions": ["Drive round an island of bottles", "One trip with the other foot only"]
    },
    "de": {
      "title": "Schatzsuche",
      "aim": "Geradeaus dribbeln, am Ziel wenden und sicher heimkommen.",
      "steps": [
        "Leg vier Schätze, etwa Spielsachen oder Socken, in vier Ecken, je sechs Schritte von der Mitte.",
        "Die Mitte ist dein Schiff. Dribble von dort zu einem Schatz und stopp den Ball.",
        "Heb den Schatz auf, dreh dich um und dribble heim zum Schiff.",
        "Sind alle vier da, ist Pause. Danach bringst du sie einzeln wieder hinaus."
      ],
      "points": ["Der Ball rollt mit dir, nie dem Piraten davon", "Erst stoppen, dann bücken", "Pro Fahrt ein Schatz"],
      "progressions": ["Um eine Insel aus Flaschen fahren", "Eine Fahrt nur mit dem anderen Fuß"]
    },
    "bg": {
      "title": "Търсене на съкровища",
      "aim": "Да водиш направо, да обърнеш при целта и да се прибереш.",
      "steps": [
        "Остави четири съкровища, например играчки или чорапи, в четири ъгъла, на шест крачки от средата.",
        "Средата е твоят кораб. Води от него до някое съкровище и спри топката.",
        "Вземи съкровището, обърни се и води обратно до кораба.",
        "Когато и четирите са там, почини. После ги върни едно по едно."
      ],
      "points": ["Топката се търкаля с теб, не бяга от пирата", "Първо спри, после се наведи", "По едно съкровище на пътуване"],
      "progressions": ["Обиколи остров от бутилки", "Едно пътуване само с другия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "outside-cut-zigzag", "topic": "dribbling", "place": "pitch", "ages": [8, 15],
  "level": 2, "minutes": 10, "sets": 6, "repetitions": 2, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Zigzag with the outside",
      "aim": "Cut away sharply with the outside of the foot.",
      "steps": [
        "Place eight cones in a zigzag, three metres apart.",
        "Dribble with the right foot to the first cone; plant the left foot and cut the ball to the right with the right outside.",
        "At the next cone the left foot cuts to the left. So on to the end.",
        "Jog back with the ball beside the course. Two runs make a round."
      ],
      "points": ["Low hips, knee over the toes of the planted foot", "Cut a step before the cone", "Two quick touches after each cut"],
      "progressions": ["Cut with the inside of the other foot", "Have somebody call 'inside' or 'outside'"]
    },
    "de": {
      "title": "Zickzack mit der Außenseite",
      "aim": "Mit der Außenseite scharf abkappen.",
      "steps": [
        "Stell acht Hütchen im Zickzack auf, je drei Meter auseinander.",
        "Dribble mit rechts zum ersten Hütchen; setz den linken Fuß und kappe den Ball mit rechts außen nach rechts.",
        "Am nächsten Hütchen kappt der linke Fuß nach links. So bis zum Ende.",
        "Trabe mit dem Ball neben der Strecke zurück. Zwei Läufe sind eine Runde."
      ],
      "points": ["Tiefe Hüfte, Knie über den Zehen des Standfußes", "Einen Schritt vor dem Hütchen kappen", "Nach jedem Haken zwei schnelle Kontakte"],
      "progressions": ["Mit der Innenseite des anderen Fußes", "Jemand ruft „innen“ oder „außen“"]
    },
    "bg": {
      "title": "Зигзаг с външната част",
      "aim": "Да сменяш рязко посоката с външната част на крака.",
      "steps": [
        "Подреди осем конуса на зигзаг, на три метра един от друг.",
        "Води с десния крак до първия; стъпи с левия и изрежи топката надясно с външната част на десния.",
        "При следващия левият крак реже наляво. Така до края.",
        "Върни се с леко бягане и топка встрани от трасето. Две минавания са една серия."
      ],
      "points": ["Нисък таз, коляното е над пръстите на опорния крак", "Режи на крачка преди конуса", "След всяко рязане две бързи докосвания"],
      "progressions": ["Режи с вътрешната част на другия крак", "Някой вика „вътре“ или „вън“"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "step-over-turn", "topic": "dribbling", "place": "yard", "ages": [9, 17],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Step-over turn",
      "aim": "Turn away after you have stepped across the ball.",
      "steps": [
        "Dribble to a cone as if you wanted to pass it.",
        "Step with the right foot over the ball, from the right to the left, without touching it.",
        "Turn on the right foot to the right side and take the ball back with the left inside.",
        "Accelerate for five steps. Eight turns, then start with the left foot."
      ],
      "points": ["Step wide over the ball, not beside it", "The shoulder sells the wrong direction", "First touch after the turn towards open space"],
      "progressions": ["A friend runs after you as a shadow", "Turn, then at once a second feint"]
    },
    "de": {
      "title": "Übersteiger-Drehung",
      "aim": "Nach einem Schritt über den Ball in die Gegenrichtung abdrehen.",
      "steps": [
        "Dribble auf ein Hütchen zu, als wolltest du daran vorbei.",
        "Steig mit dem rechten Fuß von rechts nach links über den Ball, ohne ihn zu berühren.",
        "Dreh dich auf dem rechten Fuß nach rechts und nimm den Ball mit der linken Innenseite zurück mit.",
        "Fünf Schritte beschleunigen. Acht Drehungen, danach mit links beginnen."
      ],
      "points": ["Weit über den Ball steigen, nicht daneben", "Die Schulter verkauft die falsche Richtung", "Erster Kontakt danach in den freien Raum"],
      "progressions": ["Jemand läuft als Schatten hinterher", "Drehung und gleich eine zweite Finte"]
    },
    "bg": {
      "title": "Обръщане с прекрачване",
      "aim": "Да се обърнеш в обратната посока, след като прекрачиш топката.",
      "steps": [
        "Води към конус, сякаш искаш да минеш покрай него.",
        "Прекрачи топката с десния крак отдясно наляво, без да я докосваш.",
        "Завърти се надясно върху десния крак и прибери топката назад с вътрешната част на левия.",
        "Ускори за пет крачки. Осем обръщания, после започни с левия крак."
      ],
      "points": ["Прекрачвай широко над топката, не до нея", "Рамото лъже за посоката", "Първото докосване след това е към празното"],
      "progressions": ["Някой тича след теб като сянка", "Обръщане и веднага втори финт"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "roulette-turn", "topic": "dribbling", "place": "yard", "ages": [10, 19],
  "level": 4, "minutes": 12, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "The roulette",
      "aim": "Spin round the ball past an opponent.",
      "steps": [
        "Walk it first: right sole on the ball, pull it back a little and begin to turn to the left.",
        "The right foot lands, you turn your back to the cone, the left sole takes the ball along.",
        "Finish the turn and push the ball forwards with the left foot past the cone.",
        "Eight slow ones, eight in a jog. Then the other way round."
      ],
      "points": ["Both soles touch the ball once", "Back towards the opponent, ball shielded", "Look over the shoulder early"],
      "progressions": ["From a fast dribble", "Finish with a pass into a small goal"]
    },
    "de": {
      "title": "Die Roulette-Drehung",
      "aim": "Sich um den Ball am Gegner vorbeidrehen.",
      "steps": [
        "Erst im Gehen: rechte Sohle auf den Ball, etwas zurückziehen und nach links zu drehen beginnen.",
        "Der rechte Fuß landet, dein Rücken zeigt zum Hütchen, die linke Sohle nimmt den Ball mit.",
        "Dreh fertig und leg den Ball mit links am Hütchen vorbei nach vorn.",
        "Achtmal langsam, achtmal im Trab. Danach andersherum."
      ],
      "points": ["Beide Sohlen berühren den Ball einmal", "Rücken zum Gegner, Ball abgedeckt", "Früh über die Schulter schauen"],
      "progressions": ["Aus schnellem Dribbling", "Mit einem Pass in ein kleines Tor abschließen"]
    },
    "bg": {
      "title": "Рулетка",
      "aim": "Да се завъртиш с топката покрай противника.",
      "steps": [
        "Първо ходом: дясната подметка върху топката, дръпни малко назад и започни да се въртиш наляво.",
        "Десният крак стъпва, гърбът ти е към конуса, лявата подметка взима топката.",
        "Довърши завъртането и с левия крак избутай топката напред покрай конуса.",
        "Осем пъти бавно, осем пъти с леко бягане. После в другата посока."
      ],
      "points": ["Двете подметки докосват топката по веднъж", "Гръб към противника, топката е скрита", "Погледни рано през рамо"],
      "progressions": ["От бързо водене", "Завърши с пас в малка врата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "shoulder-drop", "topic": "dribbling", "place": "yard", "ages": [8, 16],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Drop the shoulder",
      "aim": "Send an opponent the wrong way with the body alone.",
      "steps": [
        "Three cones in a line, five metres apart. Each one is an opponent.",
        "Dribble slowly, and one step before the cone lean to the left: shoulder, knee and eyes.",
        "Do not touch the ball while you lean. Push off the left foot and take it to the right with the right outside.",
        "Next cone the other side. Eight runs, walk back."
      ],
      "points": ["A big feint, a small touch", "Bend the knee of the leaning side", "Burst away for three steps"],
      "progressions": ["Two swerves before the touch", "A friend stands there and guesses the side"]
    },
    "de": {
      "title": "Schulter fallen lassen",
      "aim": "Den Gegner allein mit dem Körper in die falsche Richtung schicken.",
      "steps": [
        "Drei Hütchen in einer Linie, fünf Meter auseinander. Jedes ist ein Gegner.",
        "Dribble langsam und lehn dich einen Schritt vor dem Hütchen nach links: Schulter, Knie, Blick.",
        "Dabei den Ball nicht berühren. Drück dich vom linken Fuß ab und nimm ihn mit rechts außen nach rechts mit.",
        "Beim nächsten Hütchen die andere Seite. Acht Läufe, zurückgehen."
      ],
      "points": ["Große Täuschung, kleiner Kontakt", "Das Knie auf der Täuschseite beugen", "Drei Schritte explodieren"],
      "progressions": ["Zweimal täuschen vor dem Kontakt", "Jemand steht dort und rät die Seite"]
    },
    "bg": {
      "title": "Лъжа с рамо",
      "aim": "Да изпратиш противника в грешната посока само с тялото.",
      "steps": [
        "Три конуса в линия, на пет метра един от друг. Всеки е противник.",
        "Води бавно и крачка преди конуса се наклони наляво: рамо, коляно, поглед.",
        "Не докосвай топката, докато се накланяш. Оттласни се от левия крак и я изведи надясно с външната част на десния.",
        "При следващия – на другата страна. Осем минавания, връщане ходом."
      ],
      "points": ["Голяма лъжа, малко докосване", "Свий коляното от страната на лъжата", "Ускори за три крачки"],
      "progressions": ["Две лъжи преди докосването", "Приятел стои там и познава страната"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "kick-feint", "topic": "dribbling", "place": "pitch", "ages": [9, 17],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "The shot that never comes",
      "aim": "Pretend to shoot, then cut the ball away.",
      "steps": [
        "Put a cone eight metres in front of a goal or a wall.",
        "Dribble at the cone, look at the goal and swing back your right leg as for a shot.",
        "Instead of shooting hook the ball with the inside past the standing foot to the left.",
        "Take one more touch and shoot or pass with the left. Eight times, then the left leg feints."
      ],
      "points": ["Arm up, head down: everything looks like a shot", "Brake with the standing foot", "The cut goes sideways, not backwards"],
      "progressions": ["Feint, cut, and feint again", "Choose between feint and real shot at the last moment"]
    },
    "de": {
      "title": "Der Schuss, der nicht kommt",
      "aim": "Den Schuss antäuschen und den Ball dann weghaken.",
      "steps": [
        "Stell ein Hütchen acht Meter vor ein Tor oder eine Wand.",
        "Dribble auf das Hütchen zu, schau aufs Tor und hol mit dem rechten Bein aus wie zum Schuss.",
        "Statt zu schießen, hakst du den Ball mit der Innenseite am Standbein vorbei nach links.",
        "Noch ein Kontakt, dann mit links schießen oder passen. Achtmal, danach täuscht das linke Bein."
      ],
      "points": ["Arm hoch, Kopf runter: Alles sieht nach Schuss aus", "Mit dem Standbein bremsen", "Der Haken geht zur Seite, nicht nach hinten"],
      "progressions": ["Täuschen, haken und noch einmal täuschen", "Im letzten Moment zwischen Täuschung und Schuss wählen"]
    },
    "bg": {
      "title": "Ударът, който не идва",
      "aim": "Да излъжеш, че ще удариш, и да прибереш топката.",
      "steps": [
        "Сложи конус на осем метра пред врата или стена.",
        "Води към конуса, погледни вратата и замахни с десния крак като за удар.",
        "Вместо да удариш, прибери топката с вътрешната част покрай опорния крак наляво.",
        "Още едно докосване и удар или пас с левия. Осем пъти, после лъже левият крак."
      ],
      "points": ["Ръката горе, главата надолу: всичко прилича на удар", "Спирай с опорния крак", "Прибирай настрани, не назад"],
      "progressions": ["Лъжа, прибиране и пак лъжа", "Избери в последния миг между лъжа и истински удар"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "elastico-slow", "topic": "dribbling", "place": "anywhere", "ages": [11, 19],
  "level": 5, "minutes": 10, "sets": 5, "repetitions": 8, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Elastic foot",
      "aim": "Push out and snap in with one foot in one movement.",
      "steps": [
        "Stand still. The ball lies in front of your right foot, toes turned a little inwards.",
        "Push it ten centimetres to the right with the outside, the foot stays in touch.",
        "Roll the foot round the ball and snap it to the left with the inside: out, in.",
        "Eight very slowly, eight in rhythm, eight from a walk. Then the left foot."
      ],
      "points": ["Up on the toes of the standing foot", "The ankle does the snap", "Body goes out with the first push, then away"],
      "progressions": ["From a slow dribble past a cone", "Push off into three quick steps"]
    },
    "de": {
      "title": "Gummifuß",
      "aim": "Mit einem Fuß hinaus und wieder hineinschnappen, in einer Bewegung.",
      "steps": [
        "Steh still. Der Ball liegt vor dem rechten Fuß, die Zehen zeigen leicht nach innen.",
        "Schieb ihn mit der Außenseite zehn Zentimeter nach rechts, der Fuß bleibt dran.",
        "Roll den Fuß um den Ball und schnapp ihn mit der Innenseite nach links: raus, rein.",
        "Achtmal ganz langsam, achtmal im Rhythmus, achtmal aus dem Gehen. Dann der linke Fuß."
      ],
      "points": ["Auf den Zehen des Standfußes", "Das Gelenk macht den Schnapp", "Der Körper geht mit hinaus, dann weg"],
      "progressions": ["Aus langsamem Dribbling am Hütchen vorbei", "Danach drei schnelle Schritte"]
    },
    "bg": {
      "title": "Ластик",
      "aim": "Да избуташ навън и да щракнеш навътре с един крак в едно движение.",
      "steps": [
        "Стой на място. Топката е пред десния крак, пръстите са леко навътре.",
        "Избутай я с външната част десет сантиметра надясно, кракът не се отделя от нея.",
        "Завърти крака около топката и я щракни наляво с вътрешната част: вън, вътре.",
        "Осем пъти съвсем бавно, осем в ритъм, осем от ходене. После левият крак."
      ],
      "points": ["Повдигни се на пръстите на опорния крак", "Щракването е от глезена", "Тялото тръгва навън, после в другата посока"],
      "progressions": ["От бавно водене покрай конус", "Завърши с три бързи крачки"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "stop-and-go", "topic": "dribbling", "place": "pitch", "ages": [8, 16],
  "level": 2, "minutes": 12, "sets": 4, "repetitions": 5, "intensity": "high",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Stop and go",
      "aim": "Beat a defender beside you by changing pace.",
      "steps": [
        "Mark a lane twenty-five metres long with a cone every five metres.",
        "Run with the ball at half speed along the lane.",
        "At a cone put the sole on the ball for a blink: you and it stand still.",
        "Push it on at once with the same foot and sprint to the next cone. Walk back after each lane."
      ],
      "points": ["The stop is short, the start is hard", "Body over the ball when you stop", "Push long enough to run freely"],
      "progressions": ["Only pretend to stop: the sole floats over the ball", "A friend runs beside you"]
    },
    "de": {
      "title": "Stopp und los",
      "aim": "Einen Verteidiger neben dir mit Tempowechsel abschütteln.",
      "steps": [
        "Markier eine Bahn von fünfundzwanzig Metern mit einem Hütchen alle fünf Meter.",
        "Lauf mit Ball in halbem Tempo die Bahn entlang.",
        "Am Hütchen setzt du die Sohle für einen Wimpernschlag auf den Ball: Ihr steht beide.",
        "Sofort mit demselben Fuß weiterschieben und zum nächsten Hütchen sprinten. Nach jeder Bahn zurückgehen."
      ],
      "points": ["Der Stopp ist kurz, der Start hart", "Beim Stopp Körper über den Ball", "Weit genug vorlegen, um frei zu laufen"],
      "progressions": ["Den Stopp nur antäuschen: Die Sohle schwebt über dem Ball", "Jemand läuft neben dir her"]
    },
    "bg": {
      "title": "Спри и тръгни",
      "aim": "Да се откъснеш от защитник до теб със смяна на темпото.",
      "steps": [
        "Отбележи коридор, дълъг двадесет и пет метра, с конус на всеки пет метра.",
        "Води с половин скорост по коридора.",
        "При конуса стъпи за миг върху топката: и ти, и тя спирате.",
        "Веднага я избутай със същия крак и спринтирай до следващия. След всеки коридор се върни ходом."
      ],
      "points": ["Спирането е кратко, тръгването – рязко", "При спиране тялото е над топката", "Избутай достатъчно далеч, за да тичаш свободно"],
      "progressions": ["Само се престори, че спираш: подметката минава над топката", "Приятел тича до теб"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "long-touch-run", "topic": "dribbling", "place": "pitch", "ages": [9, 19],
  "level": 2, "minutes": 12, "sets": 2, "repetitions": 6, "intensity": "very_high",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Run with the ball",
      "aim": "Cross thirty metres fast with few, long touches.",
      "steps": [
        "Two cones thirty metres apart. Warm up well beforehand.",
        "Push the ball ahead with the laces or the outside, four or five metres each time.",
        "Sprint after it and push again. The last touch is short, stop the ball on the line.",
        "Walk back, rest for a full minute. Six runs, second set after three minutes."
      ],
      "points": ["Push in your stride, do not slow down", "Toes down, contact with the outside half of the foot", "Eyes up between two touches"],
      "progressions": ["As few touches as you can", "A friend starts two metres behind you"]
    },
    "de": {
      "title": "Tempolauf mit Ball",
      "aim": "Dreißig Meter mit wenigen, langen Kontakten schnell überwinden.",
      "steps": [
        "Zwei Hütchen, dreißig Meter auseinander. Vorher gut aufwärmen.",
        "Leg den Ball mit Spann oder Außenseite jeweils vier, fünf Meter vor.",
        "Sprinte hinterher und leg wieder vor. Der letzte Kontakt ist kurz, auf der Linie stoppst du.",
        "Zurückgehen, eine volle Minute Pause. Sechs Läufe, zweite Runde nach drei Minuten."
      ],
      "points": ["Im Laufschritt vorlegen, nicht abbremsen", "Zehen nach unten, Kontakt mit der äußeren Fußhälfte", "Zwischen zwei Kontakten Blick hoch"],
      "progressions": ["So wenige Kontakte wie möglich", "Jemand startet zwei Meter hinter dir"]
    },
    "bg": {
      "title": "Бързо водене",
      "aim": "Да минеш тридесет метра бързо с малко и дълги докосвания.",
      "steps": [
        "Два конуса на тридесет метра. Преди това загрей добре.",
        "Избутвай топката напред с ристо или външната част, по четири-пет метра всеки път.",
        "Спринтирай след нея и пак я избутай. Последното докосване е късо, спри топката на линията.",
        "Върни се ходом, почини цяла минута. Шест бягания, втора серия след три минути."
      ],
      "points": ["Бутай в крачка, без да забавяш", "Пръстите надолу, докосване с външната половина на крака", "Между две докосвания вдигни поглед"],
      "progressions": ["С възможно най-малко докосвания", "Приятел тръгва два метра зад теб"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "the-die-decides", "topic": "dribbling", "place": "yard", "ages": [7, 14],
  "level": 2, "minutes": 10, "sets": 6, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "The die decides",
      "aim": "Be ready for any turn or feint.",
      "steps": [
        "Set up six cones in a circle of eight steps and number them in your head from one to six.",
        "Throw a die in the middle and dribble to the cone with that number.",
        "At the cone do the trick that belongs to it: drag-back, inside cut, outside cut, roll, step-over, your own.",
        "Back to the middle, throw again. One minute, then a rest. Six rounds."
      ],
      "points": ["Decide quickly, then dribble with your head up", "The trick is exact before it is quick", "Leave the cone faster than you came"],
      "progressions": ["Odd numbers with the weaker foot", "Two dice: first cone, second trick"]
    },
    "de": {
      "title": "Der Würfel entscheidet",
      "aim": "Für jede Drehung oder Finte bereit sein.",
      "steps": [
        "Stell sechs Hütchen in einem Kreis von acht Schritten auf und nummerier sie im Kopf von eins bis sechs.",
        "Würfle in der Mitte und dribble zum Hütchen mit dieser Zahl.",
        "Dort machst du den Trick, der dazugehört: Sohle zurück, Innenhaken, Außenhaken, Roller, Übersteiger, dein eigener.",
        "Zurück in die Mitte, wieder würfeln. Eine Minute, dann Pause. Sechs Runden."
      ],
      "points": ["Schnell entscheiden, dann mit Kopf hoch dribbeln", "Erst genau, dann schnell", "Schneller vom Hütchen weg als hin"],
      "progressions": ["Ungerade Zahlen mit dem schwächeren Fuß", "Zwei Würfel: der erste für das Hütchen, der zweite für den Trick"]
    },
    "bg": {
      "title": "Зарът решава",
      "aim": "Да си готов за всяко обръщане и всеки финт.",
      "steps": [
        "Подреди шест конуса в кръг от осем крачки и ги номерирай наум от едно до шест.",
        "Хвърли зар в средата и води до конуса с това число.",
        "Там направи неговия трик: назад с подметка, рязане с вътрешната част, рязане с външната, търкулване, прекрачване, твой собствен.",
        "Върни се в средата и пак хвърли. Една минута, после почивка. Шест серии."
      ],
      "points": ["Решавай бързо и води с вдигната глава", "Първо точно, после бързо", "Тръгвай от конуса по-бързо, отколкото си дошъл"],
      "progressions": ["Нечетните числа – с по-слабия крак", "Два зара: единият за конуса, другият за трика"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "star-of-turns", "topic": "dribbling", "place": "yard", "ages": [8, 15],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 5, "intensity": "medium",
  "equipment": ["ball", "cones", "timer"],
  "texts": {
    "en": {
      "title": "The star",
      "aim": "Out, turn, back to the middle and straight on to the next point.",
      "steps": [
        "One cone in the middle, five around it like the points of a star, five steps away.",
        "From the middle dribble to point one, turn, back round the middle cone, on to point two.",
        "Use a different turn at each point.",
        "After the fifth point stop the ball in the middle. Rest for a minute, four stars."
      ],
      "points": ["Look at the next point while you turn", "Short steps before the turn", "Ball always on the side away from the cone"],
      "progressions": ["Only the weaker foot touches the ball", "A friend calls the next point"]
    },
    "de": {
      "title": "Der Stern",
      "aim": "Hinaus, drehen, zurück zur Mitte und gleich weiter zur nächsten Spitze.",
      "steps": [
        "Ein Hütchen in der Mitte, fünf rundherum wie die Spitzen eines Sterns, fünf Schritte entfernt.",
        "Dribble von der Mitte zu Spitze eins, dreh um, zurück um das Mittelhütchen und weiter zu Spitze zwei.",
        "An jeder Spitze eine andere Drehung.",
        "Nach der fünften den Ball in der Mitte stoppen. Eine Minute Pause, vier Sterne."
      ],
      "points": ["Beim Drehen schon die nächste Spitze anschauen", "Kurze Schritte vor der Drehung", "Der Ball ist immer auf der Seite weg vom Hütchen"],
      "progressions": ["Nur der schwächere Fuß berührt den Ball", "Jemand ruft die nächste Spitze"]
    },
    "bg": {
      "title": "Звездата",
      "aim": "Навън, обръщане, обратно в средата и веднага към следващия лъч.",
      "steps": [
        "Един конус в средата и пет около него като лъчи на звезда, на пет крачки.",
        "Води от средата до първия лъч, обърни се, мини около средния конус и тръгни към втория.",
        "На всеки лъч – различно обръщане.",
        "След петия спри топката в средата. Почини една минута, четири звезди."
      ],
      "points": ["Докато се обръщаш, гледай следващия лъч", "Къси крачки преди обръщането", "Топката е винаги от страната, която е далеч от конуса"],
      "progressions": ["Само по-слабият крак докосва топката", "Приятел казва следващия лъч"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "hunt-for-gates", "topic": "dribbling", "place": "pitch", "ages": [7, 14],
  "level": 2, "minutes": 10, "sets": 5, "intensity": "medium",
  "equipment": ["ball", "cones", "timer"],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Hunt for gates",
      "aim": "Find the way through as many gates as you can with your head up.",
      "steps": [
        "Scatter eight gates, one metre wide, over a field of fifteen by fifteen metres.",
        "Dribble through as many different gates as you can in forty-five seconds.",
        "Never through the same gate twice in a row. Rest for forty-five seconds.",
        "Five rounds. In the third and the fifth you change feet after each gate."
      ],
      "points": ["Look for the gate after next", "Small touches in front of the gate, a long one behind it", "Use outside and sole for sharp corners"],
      "progressions": ["Put bottles in the way as opponents", "A friend closes one gate by standing in it"],
      "measuring": "Count the gates in forty-five seconds, only those you cross with the ball under control."
    },
    "de": {
      "title": "Torejagd",
      "aim": "Mit erhobenem Kopf den Weg durch möglichst viele Tore finden.",
      "steps": [
        "Verteil acht Tore von einem Meter Breite auf einem Feld von fünfzehn mal fünfzehn Metern.",
        "Dribble in fünfundvierzig Sekunden durch möglichst viele verschiedene Tore.",
        "Nie zweimal hintereinander durch dasselbe. Fünfundvierzig Sekunden Pause.",
        "Fünf Runden. In der dritten und fünften wechselst du nach jedem Tor den Fuß."
      ],
      "points": ["Schon das übernächste Tor suchen", "Vor dem Tor kleine Kontakte, dahinter ein langer", "Außenseite und Sohle für enge Ecken"],
      "progressions": ["Flaschen als Gegner in den Weg stellen", "Jemand schließt ein Tor, indem er darin steht"],
      "measuring": "Zähl die Tore in fünfundvierzig Sekunden, nur die, durch die der Ball sicher am Fuß geht."
    },
    "bg": {
      "title": "Лов на вратички",
      "aim": "Да намираш с вдигната глава път през колкото може повече вратички.",
      "steps": [
        "Разпръсни осем вратички, широки един метър, на поле петнадесет на петнадесет метра.",
        "За четиридесет и пет секунди мини с топката през колкото може повече различни вратички.",
        "Никога два пъти подред през една и съща. Почини четиридесет и пет секунди.",
        "Пет серии. В третата и петата сменяй крака след всяка вратичка."
      ],
      "points": ["Търси още по-следващата вратичка", "Малки докосвания пред нея, дълго след нея", "Външна част и подметка за острите ъгли"],
      "progressions": ["Сложи бутилки за противници", "Приятел затваря една вратичка, като застава в нея"],
      "measuring": "Преброй вратичките за четиридесет и пет секунди, само с овладяна топка."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "letter-hunt", "topic": "dribbling", "place": "yard", "ages": [6, 10],
  "level": 1, "minutes": 10, "sets": 4, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Letter hunt",
      "aim": "Look up while you dribble and remember what you saw.",
      "steps": [
        "Somebody hides ten sheets with letters round the yard, at eye height.",
        "Dribble from sheet to sheet. At each one keep tapping the ball and read the letter aloud.",
        "Bring the letter home in your head and write it down in the middle.",
        "When you have all of them, make a word."
      ],
      "points": ["The ball stays within one step", "Sole on the ball when you write", "Both feet get their turn"],
      "progressions": ["Two letters to each trip", "Dribble with the left foot to vowels, with the right to the others"]
    },
    "de": {
      "title": "Buchstabenjagd",
      "aim": "Beim Dribbeln hochschauen und sich merken, was du gesehen hast.",
      "steps": [
        "Jemand versteckt im Hof zehn Blätter mit Buchstaben auf Augenhöhe.",
        "Dribble von Blatt zu Blatt. Tipp dort weiter auf den Ball und lies den Buchstaben laut.",
        "Bring ihn im Kopf heim und schreib ihn in der Mitte auf.",
        "Hast du alle, mach ein Wort daraus."
      ],
      "points": ["Der Ball bleibt in Schrittweite", "Beim Schreiben Sohle auf den Ball", "Beide Füße kommen dran"],
      "progressions": ["Zwei Buchstaben pro Weg", "Mit links zu den Selbstlauten, mit rechts zu den anderen"]
    },
    "bg": {
      "title": "Лов на букви",
      "aim": "Да гледаш нагоре, докато водиш, и да помниш какво си видял.",
      "steps": [
        "Някой скрива из двора десет листа с букви на височината на очите.",
        "Води от лист до лист. Там продължи да почукваш топката и прочети буквата на глас.",
        "Донеси я наум и я запиши в средата.",
        "Събереш ли всички, направи дума."
      ],
      "points": ["Топката е на една крачка най-много", "Когато пишеш, подметката е върху топката", "И двата крака са на ред"],
      "progressions": ["По две букви на път", "С левия крак към гласните, с десния към останалите"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "shadow-dribble", "topic": "dribbling", "place": "pitch", "ages": [8, 16],
  "level": 2, "minutes": 10, "sets": 6, "intensity": "high",
  "equipment": ["ball", "timer"],
  "people": 2,
  "texts": {
    "en": {
      "title": "The shadow",
      "aim": "Shake off a partner, or stick to one, with the ball at the feet.",
      "steps": [
        "Each of you has a ball. One leads, the other is the shadow two metres behind.",
        "The leader dribbles anywhere in a field of twenty by twenty metres with turns and changes of pace.",
        "The shadow copies all of it and keeps the distance.",
        "Forty seconds, rest for forty, change. Three times as leader each."
      ],
      "points": ["Leader: surprise with pace, not only with tricks", "Shadow: look at hips and ball in turn", "Ball close when you look up"],
      "progressions": ["The shadow has no ball and tries to stay within arm's length", "Add a stop sign: both freeze"]
    },
    "de": {
      "title": "Der Schatten",
      "aim": "Mit dem Ball am Fuß jemanden abschütteln oder dranbleiben.",
      "steps": [
        "Jeder hat einen Ball. Der eine führt, der andere ist zwei Meter dahinter der Schatten.",
        "Wer führt, dribbelt frei in einem Feld von zwanzig mal zwanzig Metern, mit Drehungen und Tempowechseln.",
        "Der Schatten macht alles nach und hält den Abstand.",
        "Vierzig Sekunden, vierzig Pause, tauschen. Jeder führt dreimal."
      ],
      "points": ["Führen: mit Tempo überraschen, nicht nur mit Tricks", "Schatten: abwechselnd auf Hüfte und Ball schauen", "Ball eng, wenn du hochschaust"],
      "progressions": ["Der Schatten hat keinen Ball und bleibt in Armlänge", "Ein Stoppzeichen dazu: Beide erstarren"]
    },
    "bg": {
      "title": "Сянката",
      "aim": "Да се откъснеш от партньора си или да не го изпускаш, с топка в крака.",
      "steps": [
        "Всеки има топка. Единият води, другият е сянката на два метра зад него.",
        "Водещият се движи свободно в поле двадесет на двадесет метра, с обръщания и смяна на темпото.",
        "Сянката повтаря всичко и пази разстоянието.",
        "Четиридесет секунди, четиридесет почивка, смяна. Всеки води по три пъти."
      ],
      "points": ["Водещият изненадва с темпо, не само с трикове", "Сянката гледа ту таза, ту топката", "Топката е близо, когато вдигаш поглед"],
      "progressions": ["Сянката е без топка и се старае да е на една ръка разстояние", "Добавете знак за спиране: двамата замръзват"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "shield-the-treasure", "topic": "dribbling", "place": "pitch", "ages": [8, 17],
  "level": 2, "minutes": 10, "sets": 6, "intensity": "high",
  "equipment": ["ball", "cones", "timer"],
  "people": 2, "measure": "seconds", "target": 15,
  "texts": {
    "en": {
      "title": "Shield the treasure",
      "aim": "Keep the ball with your body between it and an opponent.",
      "steps": [
        "Mark a square of five metres. One has the ball, the other wants to touch it with the foot.",
        "Stand sideways, ball at the far foot, arm out at shoulder height as a feeler, no pushing.",
        "Turn with the sole or the outside whenever the opponent comes round.",
        "Up to twenty seconds, then change. Fair: no kicks, no holding."
      ],
      "points": ["Wide stance, low hips", "Feel where the opponent is", "Move the ball before it gets tight"],
      "progressions": ["The smaller square: four metres", "After ten seconds you may break out over a line"],
      "measuring": "Count the seconds until the other touches the ball or it leaves the square; best of three."
    },
    "de": {
      "title": "Den Schatz abschirmen",
      "aim": "Den Ball behaupten, mit dem Körper zwischen Ball und Gegner.",
      "steps": [
        "Markiert ein Quadrat von fünf Metern. Einer hat den Ball, der andere will ihn mit dem Fuß berühren.",
        "Steh seitlich, der Ball am fernen Fuß, der Arm auf Schulterhöhe als Fühler, ohne zu stoßen.",
        "Dreh mit Sohle oder Außenseite weg, sobald dein Gegenüber herumkommt.",
        "Bis zu zwanzig Sekunden, dann tauschen. Fair: kein Treten, kein Halten."
      ],
      "points": ["Breit stehen, Hüfte tief", "Spüren, wo das Gegenüber ist", "Den Ball bewegen, bevor es eng wird"],
      "progressions": ["Kleineres Quadrat: vier Meter", "Nach zehn Sekunden darfst du über eine Linie ausbrechen"],
      "measuring": "Zähl die Sekunden, bis der andere den Ball berührt oder er das Quadrat verlässt; der beste von drei Versuchen gilt."
    },
    "bg": {
      "title": "Пази съкровището",
      "aim": "Да опазиш топката с тяло между нея и противника.",
      "steps": [
        "Отбележете квадрат от пет метра. Единият е с топката, другият иска да я докосне с крак.",
        "Застани странично, топката е на далечния крак, ръката на височината на рамото усеща, без да бута.",
        "Завъртай се с подметка или външна част, щом другият те заобиколи.",
        "До двадесет секунди, после смяна. Честно: без ритане и без държане."
      ],
      "points": ["Широк стоеж, нисък таз", "Усещай къде е другият", "Премести топката, преди да стане тясно"],
      "progressions": ["По-малък квадрат: четири метра", "След десет секунди можеш да излезеш през една линия"],
      "measuring": "Брой секундите, докато другият докосне топката или тя излезе от квадрата; важи най-добрият от три опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "one-v-one-to-the-line", "topic": "dribbling", "place": "pitch", "ages": [8, 17],
  "level": 3, "minutes": 15, "sets": 3, "repetitions": 6, "intensity": "very_high",
  "equipment": ["ball", "cones"],
  "people": 2,
  "texts": {
    "en": {
      "title": "One against one to the line",
      "aim": "Take on a defender and get over the line with the ball.",
      "steps": [
        "A field of ten by fifteen metres; each of you has a line to score on.",
        "The defender passes to the attacker and steps out to meet them.",
        "The attacker dribbles over the opposite line with the ball under control. If the defender wins it, that counts the other way.",
        "Six attacks each, with a walk back between them. Three sets, two minutes of rest."
      ],
      "points": ["First touch at the defender, then decide", "Change of pace after the feint", "Defender: sideways, arm's length, patient"],
      "progressions": ["Two small gates on the line instead of the whole line", "Five seconds per attack"]
    },
    "de": {
      "title": "Eins gegen eins zur Linie",
      "aim": "Den Verteidiger angehen und mit Ball über die Linie kommen.",
      "steps": [
        "Ein Feld von zehn mal fünfzehn Metern; jeder hat eine Linie, auf der er punktet.",
        "Wer verteidigt, passt zum Angreifer und geht ihm entgegen.",
        "Wer angreift, dribbelt mit sicherem Ball über die gegenüberliegende Linie. Nach Ballgewinn gilt es umgekehrt.",
        "Je sechs Angriffe, dazwischen zurückgehen. Drei Sätze, zwei Minuten Pause."
      ],
      "points": ["Erster Kontakt auf den Verteidiger zu, dann entscheiden", "Tempowechsel nach der Finte", "Verteidigen: seitlich, Armlänge, geduldig"],
      "progressions": ["Zwei kleine Tore auf der Linie statt der ganzen Linie", "Fünf Sekunden pro Angriff"]
    },
    "bg": {
      "title": "Един срещу един до линията",
      "aim": "Да тръгнеш срещу защитника и да минеш линията с топка.",
      "steps": [
        "Поле десет на петнадесет метра; всеки има линия, на която отбелязва.",
        "Защитникът подава на нападателя и тръгва срещу него.",
        "Нападателят минава с овладяна топка през отсрещната линия. Отнеме ли я защитникът, важи в обратната посока.",
        "По шест атаки, между тях връщане ходом. Три серии, две минути почивка."
      ],
      "points": ["Първото докосване е към защитника, после решаваш", "Смени темпото след финта", "Защитникът е странично, на една ръка разстояние, търпелив"],
      "progressions": ["Две малки вратички вместо цялата линия", "Пет секунди на атака"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "through-the-bottle-legs", "topic": "dribbling", "place": "yard", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "bottles"],
  "texts": {
    "en": {
      "title": "Through the bottle legs",
      "aim": "Play the ball through and run round to fetch it.",
      "steps": [
        "Two bottles half a metre apart are the legs of an opponent. Four pairs stand in the yard.",
        "Dribble at the legs and play the ball through with a short push.",
        "Run round the outside of the bottles and be at the ball before it has rolled four steps.",
        "Go on to the next pair, once round on the right, once on the left. Eight pairs are one round."
      ],
      "points": ["The push is soft", "Start to run while you push", "Look at the gap, not at the bottle"],
      "progressions": ["A step-over before the push", "Gap only a ball and a half wide"]
    },
    "de": {
      "title": "Durch die Flaschenbeine",
      "aim": "Den Ball durchstecken und außen herum wieder holen.",
      "steps": [
        "Zwei Flaschen, einen halben Meter auseinander, sind die Beine eines Gegners. Im Hof stehen vier Paare.",
        "Dribble auf die Beine zu und spiel den Ball mit einem kurzen Stoß hindurch.",
        "Lauf außen um die Flaschen und sei am Ball, bevor er vier Schritte weit gerollt ist.",
        "Weiter zum nächsten Paar, einmal rechts herum, einmal links. Acht Paare sind eine Runde."
      ],
      "points": ["Der Stoß ist weich", "Schon beim Stoßen loslaufen", "Auf die Lücke schauen, nicht auf die Flasche"],
      "progressions": ["Vor dem Stoß ein Übersteiger", "Lücke nur anderthalb Bälle breit"]
    },
    "bg": {
      "title": "Между краката на бутилките",
      "aim": "Да прокараш топката и да я настигнеш отстрани.",
      "steps": [
        "Две бутилки на половин метър са краката на противник. В двора има четири такива двойки.",
        "Води към тях и прокарай топката с късо бутване.",
        "Обиколи бутилките отвън и стигни топката, преди да се е търкулнала на четири крачки.",
        "Продължи към следващата двойка, веднъж отдясно, веднъж отляво. Осем двойки са една серия."
      ],
      "points": ["Бутването е меко", "Тръгни, докато буташ", "Гледай празното, не бутилката"],
      "progressions": ["Преди бутването – прекрачване", "Празното е само топка и половина"]
    }
  }
}
$json$);
